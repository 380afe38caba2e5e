import { expect, it } from "vitest";
import { breakable } from "./syllables";

it("breaks long words between syllables, in every language", () => {
  const shown = (name: string, long?: number): string => breakable(name, long).replaceAll("\u00ad", "-");
  const names = {
    Astralprojektion: "As-tral-pro-jek-tion",
    Gedankenzwang: "Ge-dan-ken-zwang",
    Generalschlüssel: "Ge-ne-ral-schlüs-sel",
    Wahnsinnsspurt: "Wahn-sinns-spurt",
    "Universal Solvent": "Universal Solvent",
    Téléportation: "Té-lé-por-ta-tion",
    Bruciacervello: "Bru-cia-cer-vello",
    Bloodshard: "Bloodshard",
    "Astral Projection": "Astral Projection",
    Schnapp: "Schnapp",
    Fog: "Fog",
  };
  for (const [name, broken] of Object.entries(names)) expect(shown(name)).toBe(broken);
  expect(shown("Schmerzband", 8)).toBe("Schmerz-band");
  expect(shown("Pick Lock", 8)).toBe("Pick Lock");
});
