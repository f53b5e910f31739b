import { expect, it } from "vitest";
import { tenant as asiaSushi } from "@/tenant-configs/asia-sushi";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { tenant as myAsiaWok } from "@/tenant-configs/my-asia-wok";
import { tenant as pho3Augsburg } from "@/tenant-configs/pho3-augsburg";
import { tenant as pho3Peiting } from "@/tenant-configs/pho3-peiting";
import { tenant as pho3Schwabmuenchen } from "@/tenant-configs/pho3-schwabmuenchen";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { tenant as restoExample } from "@/tenant-configs/resto-example";
import { tenant as yumiSushiWok } from "@/tenant-configs/yumi-sushi-wok";
import { emblemOf } from "@/ui/emblem/emblem";

it.each([
  ["lantern", restoBobingen],
  ["soup", pho3Augsburg],
  ["mountains", pho3Peiting],
  ["waves", pho3Schwabmuenchen],
  ["leaf", leVie],
  ["sushi", asiaSushi],
  ["pagoda", yumiSushiWok],
  ["wok", myAsiaWok],
  ["lozenge", restoExample],
] as const)("chooses the %s for one restaurant only", (emblem, restaurant) => {
  expect(emblemOf(restaurant)).toBe(emblem);
});

const plain = { title: "Zur Post", subtitle: { de: "", en: "" }, description: { de: "", en: "" } };

it("looks for sights in all texts and for the cuisine in the title first", () => {
  const wok = { de: "Aus dem Wok", en: "From the wok" };
  expect(emblemOf({ ...plain, title: "Sushi Eins", description: wok })).toBe("sushi");
  const sight = { de: "Unter der Laterne", en: "Below the lantern" };
  expect(emblemOf({ ...plain, title: "Sushi Eins", subtitle: sight })).toBe("lantern");
});

it("an emblem without a hint in the texts is the lozenge", () => {
  expect(emblemOf(plain)).toBe("lozenge");
});
