import { expect, it } from "vitest";
import { filterChoices } from "./filter_choices";

const ALL = [
  { option: { say: "d5S" }, own: "d5S", label: "a 5 for the Sorcerers" },
  { option: { say: "d6" }, own: "d6", label: "a 6" },
  { option: { say: "done" }, own: "prêt", label: "place no more dice" },
];
const words = (typed: string) => filterChoices(ALL, typed).map((one) => one.option.say);

it("finds text at the start of the word or anywhere in the label", () => {
  expect(words("d5")).toEqual(["d5S"]);
  expect(words("DICE")).toEqual(["done"]);
  expect(words("do")).toEqual(["done"]);
  expect(words("pre")).toEqual(["done"]);
  expect(words("")).toEqual(["d5S", "d6", "done"]);
});

it("keeps all if nothing matches: it may be several words of the notation", () => {
  expect(words("d5 S1")).toEqual(["d5S", "d6", "done"]);
});
