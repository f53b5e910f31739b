import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TONES } from "@/domain/tenant/look.schema";
import { tenants } from "@/tenant-configs/index";
import { contrastRatio, hexFromOklch, oklchFromHex } from "@/ui/theme/oklch";
import { makePalette, type Palette, TEXT_CONTRAST, UI_CONTRAST } from "@/ui/theme/palette";

const BACKGROUNDS = ["page", "surface", "raised", "sunken", "brand-soft"] as const;
const TEXTS = ["text", "muted", "brand-text", "success", "warning", "danger"] as const;
const CONTROLS = ["border-strong", "brand-edge", "focus"] as const;

const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

function weakPairs(palette: Palette): string[] {
  const weak: string[] = [];
  const check = (front: keyof Palette, back: keyof Palette, ratio: number) => {
    const found = contrastRatio(palette[front], palette[back]);
    if (found < ratio) weak.push(`${front} on ${back}: ${found.toFixed(2)}`);
  };
  const isStatus = (text: string) => ["success", "warning", "danger"].includes(text);
  for (const back of BACKGROUNDS) {
    for (const front of TEXTS) {
      if (isStatus(front) && back === "brand-soft") continue;
      check(front, back, TEXT_CONTRAST);
    }
    for (const front of CONTROLS) check(front, back, UI_CONTRAST);
  }
  check("on-brand", "brand", TEXT_CONTRAST);
  check("on-brand", "brand-hover", TEXT_CONTRAST);
  check("on-hero", "hero", TEXT_CONTRAST);
  check("success", "success-soft", TEXT_CONTRAST);
  check("warning", "warning-soft", TEXT_CONTRAST);
  check("danger", "danger-soft", TEXT_CONTRAST);
  return weak;
}

describe("palette", () => {
  it("reaches the minimum contrasts for any tenant colours in every tone and both schemes", () => {
    fc.assert(
      fc.property(hexColor, hexColor, fc.constantFrom(...TONES), (color, textColor, tone) => {
        expect(weakPairs(makePalette({ color, textColor, tone }, "light"))).toEqual([]);
        expect(weakPairs(makePalette({ color, textColor, tone }, "dark"))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("reaches the minimum contrasts for every restaurant in every tone", () => {
    for (const tenant of Object.values(tenants)) {
      if ("super" in tenant) continue;
      for (const tone of TONES) {
        const { color, textColor } = tenant;
        for (const scheme of ["light", "dark"] as const) {
          expect(weakPairs(makePalette({ color, textColor, tone }, scheme))).toEqual([]);
        }
      }
    }
  });

  it("gives tones different backgrounds", () => {
    const pages = TONES.map(
      (tone) => makePalette({ color: "#1E6B3A", textColor: "#FFFFFF", tone }, "light").page,
    );
    expect(new Set(pages).size).toBe(TONES.length);
  });

  it("keeps the configured colours where they are legible", () => {
    for (const tenant of Object.values(tenants)) {
      if ("super" in tenant) continue;
      const light = makePalette(tenant, "light");
      expect(light.brand).toBe(tenant.color);
      expect(light["on-brand"]).toBe(tenant.textColor);
    }
  });

  it("converts colours to OKLCH and back", () => {
    for (const hex of ["#b3261e", "#f2b632", "#000000", "#ffffff", "#1f3a6e", "#808080"]) {
      expect(hexFromOklch(oklchFromHex(hex))).toBe(hex);
    }
  });
});
