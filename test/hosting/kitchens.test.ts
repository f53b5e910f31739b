import { expect, it } from "vitest";
import { kitchensOf } from "@/hosting/site/kitchens";
import { leVie } from "@/tenant-configs/le-vie";
import { restoBobingen } from "@/tenant-configs/resto-bobingen";
import { restoExample } from "@/tenant-configs/resto-example";

it.each([
  ["Bobingen", restoBobingen, ["Vietnamesisch", "Thailändisch", "Japanisch", "Asiatisch"]],
  ["Le Vie", leVie, ["Vietnamesisch"]],
  ["the example", restoExample, ["Asiatisch", "Bayerisch", "Italienisch"]],
] as const)("finds the kitchens of %s in what it says of itself", (_name, restaurant, kitchens) => {
  expect(kitchensOf(restaurant)).toEqual(kitchens);
});

it("says regional where a restaurant says nothing of its kitchen", () => {
  const none = { de: "", en: "" };
  const post = { title: "Zur Post", subtitle: none, description: none, keywords: none };
  expect(kitchensOf(post)).toEqual(["Regional"]);
});
