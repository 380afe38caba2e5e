/** Dice and minor spells can be dragged to a box or a token: two choices in one movement. */

const FAR = 8; // pixels that a pointer moves before it drags
const PIECE = /^(d[1-6]\w*|chip)$/;

interface Drag {
  word: string;
  id: number;
  x: number;
  y: number;
  from: Element;
  ghost: SVGSVGElement | null;
  over: Element | null;
}

/** What lies below a point and isn't a piece itself. */
function below(x: number, y: number): Element | null {
  for (const one of document.elementsFromPoint(x, y)) {
    const part = one.closest("[data-part]");
    if (part !== null && !PIECE.test(part.getAttribute("data-part") ?? "")) return part;
  }
  return null;
}

/** An attachment: the lit pieces inside an element can be dragged. */
export function dragging(pick: (...words: string[]) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let drag: Drag | null = null;

    function down(event: PointerEvent): void {
      const from = event.target instanceof Element ? event.target.closest("[data-word]") : null;
      const word = from?.getAttribute("data-word") ?? "";
      if (from === null || event.button !== 0 || !PIECE.test(word)) return;
      drag = { word, id: event.pointerId, x: event.clientX, y: event.clientY, from, ghost: null, over: null };
    }

    function move(event: PointerEvent): void {
      if (drag?.id !== event.pointerId) return;
      const { clientX, clientY } = event;
      if (drag.ghost === null) {
        if (Math.hypot(clientX - drag.x, clientY - drag.y) < FAR) return;
        drag.ghost = lift(drag.from);
      }
      drag.ghost.style.translate = `${clientX}px ${clientY}px`;
      drag.over?.removeAttribute("data-over");
      drag.over = below(clientX, clientY);
      drag.over?.setAttribute("data-over", "");
    }

    function up(event: PointerEvent): void {
      if (drag?.id !== event.pointerId) return;
      const { word, ghost, over } = drag;
      end();
      if (ghost === null || event.type === "pointercancel") return;
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      const part = over?.getAttribute("data-part");
      if (part != null) pick(word, part);
    }

    function end(): void {
      drag?.ghost?.remove();
      drag?.over?.removeAttribute("data-over");
      drag = null;
    }

    root.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}

/** A picture of a piece that follows the pointer. */
function lift(from: Element): SVGSVGElement {
  const drawn = from.querySelector("svg");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "dragged");
  if (drawn !== null) {
    svg.setAttribute("viewBox", drawn.getAttribute("viewBox") ?? "");
    svg.append(...[...drawn.children].map((one) => one.cloneNode(true)));
  } else if (from instanceof SVGGraphicsElement) {
    const { x, y, width, height } = from.getBBox();
    svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    svg.append(from.cloneNode(true));
  }
  document.body.append(svg);
  return svg;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
