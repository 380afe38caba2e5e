/** The colours of the schools; white or dark letters are readable on each. */
export const SCHOOL_COLOUR: Record<string, { ground: string; ink: string }> = {
  white: { ground: "#e6dfcb", ink: "#2a2140" },
  black: { ground: "#2b2a36", ink: "#f4ecd8" },
  alchemy: { ground: "#1f6f68", ink: "#ffffff" },
  conjuring: { ground: "#6b48a8", ink: "#ffffff" },
  elemental: { ground: "#a8431d", ink: "#ffffff" },
  mentalism: { ground: "#2f5b9e", ink: "#ffffff" },
  mutation: { ground: "#3f6b22", ink: "#ffffff" },
  thaumaturgy: { ground: "#8a2f63", ink: "#ffffff" },
};

export function schoolStyle(school: string): string {
  const { ground, ink } = SCHOOL_COLOUR[school] ?? { ground: "#2b2a36", ink: "#f4ecd8" };
  return `--school: ${ground}; --school-ink: ${ink}; --school-art: ${school === "white" ? "#6a6048" : ground}`;
}
