import { beforeEach, describe, expect, it, vi } from "vitest";

describe("muting on one device", () => {
  beforeEach(() => {
    const store = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    });
    vi.resetModules();
  });

  it("is stored for the table, and for no other", async () => {
    const before = await import("./mutes.svelte");
    before.mute("one", "eve", true);
    before.mute("one", "bert", true);
    before.mute("one", "bert", false);
    vi.resetModules();
    const { isMuted, mute } = await import("./mutes.svelte");
    expect([isMuted("one", "eve"), isMuted("one", "bert"), isMuted("two", "eve")]).toEqual([
      true,
      false,
      false,
    ]);
    mute("one", "eve", false);
    expect(isMuted("one", "eve")).toBe(false);
    expect(localStorage.getItem("guildhall.muted")).toBe("{}");
  });
});
