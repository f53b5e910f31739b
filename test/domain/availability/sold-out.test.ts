import { describe, expect, it } from "vitest";
import { isSoldOut } from "@/domain/availability/sold-out";

const NOW = Date.UTC(2026, 10, 24, 12);

describe("isSoldOut", () => {
  it.each([
    ["nothing said", { id: "rice" }, {}, false],
    ["the menu says so", { id: "rice", sold_out: true }, {}, true],
    ["until later", { id: "rice" }, { rice: NOW + 1 }, true],
    ["until now", { id: "rice" }, { rice: NOW }, false],
    ["another dish", { id: "rice" }, { noodles: NOW + 1 }, false],
    ["an inherited name", { id: "constructor" }, {}, false],
  ])("%s", (_case, item, sold_out, expected) => {
    expect(isSoldOut(item, { sold_out }, NOW)).toBe(expected);
  });
});
