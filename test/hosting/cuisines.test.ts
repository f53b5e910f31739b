import { expect, it } from "vitest";
import { cuisinesOf } from "@/hosting/site/cuisines";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { tenant as restoExample } from "@/tenant-configs/resto-example";

it.each([
  ["Bobingen", restoBobingen, ["Vietnamesisch", "Thailändisch", "Japanisch", "Asiatisch"]],
  ["Le Vie", leVie, ["Vietnamesisch"]],
  ["the example", restoExample, ["Asiatisch", "Bayerisch", "Italienisch"]],
] as const)("finds the cuisines of %s in its texts", (_name, restaurant, cuisines) => {
  expect(cuisinesOf(restaurant)).toEqual(cuisines);
});

it("falls back to Regional if the texts name no cuisine", () => {
  const none = { de: "", en: "" };
  const post = { title: "Zur Post", subtitle: none, description: none, keywords: none };
  expect(cuisinesOf(post)).toEqual(["Regional"]);
});
