/** Draws the icons of the page from its logo. */

import { Resvg } from "@resvg/resvg-js";
import type { Plugin } from "vite";

const LOGO = "public/guildhall.svg";
const GROUND = "#12172c"; // that of the logo

interface Drawing {
  width: number;
  height: number;
  /** The side of the logo. */
  logo: number;
  /** Whether the ground fills the picture; otherwise its corners are those of the logo. */
  filled: boolean;
}

const square = (side: number, filled: boolean, logo = side): Drawing => ({
  width: side,
  height: side,
  logo,
  filled,
});

const DRAWINGS: Record<string, Drawing> = {
  "icon-192.png": square(192, false),
  "icon-512.png": square(512, false),
  "icon-mask.png": square(512, true, 410), // systems may cut off all but the middle 80 %
  "icon-180.png": square(180, true), // iOS rounds the corners itself
  "preview.png": { width: 1200, height: 630, logo: 420, filled: true },
};

function drawn(logo: string, { width, height, logo: side, filled }: Drawing): Uint8Array {
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  const ground = filled ? `<rect width="${width}" height="${height}" fill="${GROUND}" />` : "";
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${logo.replace("<svg", `<svg ${place}`)}</svg>`;
  return new Resvg(picture, { font: { loadSystemFonts: false } }).render().asPng() as Uint8Array;
}

export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    async generateBundle() {
      const logo = await this.fs.readFile(LOGO, { encoding: "utf8" });
      for (const [fileName, drawing] of Object.entries(DRAWINGS)) {
        this.emitFile({ type: "asset", fileName, source: drawn(logo, drawing) });
      }
    },
  };
}
