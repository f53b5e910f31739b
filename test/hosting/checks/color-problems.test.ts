import { expect, it } from "vitest";
import { colorProblems } from "@/hosting/checks/color-problems";
import { tenants } from "@/tenant-configs/index";
import { restaurant } from "@/test/tenant-configs/restaurants";

const bobingen = restaurant("resto-bobingen");

it.each(Object.values(tenants))("accepts the colours of $key", (tenant) => {
  expect(colorProblems(tenant)).toEqual([]);
});

it("refuses white on yellow with the contrast and what to do", () => {
  expect(colorProblems({ ...bobingen, color: "#ffd400", textColor: "#ffffff" })).toEqual([
    "tenant-configs/resto-bobingen.ts: textColor: expected a contrast of at least 4.5:1 on color, #ffffff on #ffd400 has 1.4:1; choose a darker or lighter color",
  ]);
});

it("never rounds an insufficient contrast up to the limit", () => {
  expect(colorProblems({ ...bobingen, color: "#777777", textColor: "#ffffff" })).toEqual([
    expect.stringContaining("has 4.4:1"),
  ]);
});
