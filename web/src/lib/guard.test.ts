import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Guard } from "./guard";

const one = { key: "1", repeat: false };

describe("a guard of a question", () => {
  let guard: Guard;

  beforeEach(() => {
    vi.useFakeTimers();
    guard = new Guard();
    guard.asked();
  });
  afterEach(() => void vi.useRealTimers());

  it("accepts every first click, and a second one if the question has been there for a while", () => {
    expect(guard.click({ detail: 1 })).toBe(true);
    expect(guard.click({ detail: 0 })).toBe(false);
    expect(guard.click({ detail: 2 })).toBe(false);
    vi.advanceTimersByTime(260);
    expect(guard.click({ detail: 0 })).toBe(true);
    expect(guard.click({ detail: 2 })).toBe(true);
    guard.asked();
    expect(guard.click({ detail: 3 })).toBe(false);
  });

  it("ignores a key pressed twice or held down, but accepts another key", () => {
    expect(guard.key(one)).toBe(true);
    guard.asked();
    vi.advanceTimersByTime(150);
    expect(guard.key(one)).toBe(false);
    expect(guard.key({ key: "2", repeat: false })).toBe(true);
    vi.advanceTimersByTime(260);
    expect(guard.key({ key: "2", repeat: false })).toBe(true);
    expect(guard.key({ key: "2", repeat: true })).toBe(false);
  });
});
