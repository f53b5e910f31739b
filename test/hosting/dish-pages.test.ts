import { expect, it } from "vitest";
import { dishPages } from "@/hosting/site/dish-pages";
import { bundledMenu } from "@/test/harness/bundled-menu";
import { restaurant } from "@/test/tenant-configs/restaurants";

const tenant = restaurant("resto-bobingen");
const menu = bundledMenu(tenant.key);
const [dish] = menu.items;
if (!dish) throw new Error("the menu is empty");

const pageOf = (changes: Partial<typeof dish>, photos = new Map<string, string>()) => {
  const [page] = dishPages(tenant, { ...menu, items: [{ ...dish, ...changes }] }, photos);
  if (!page) throw new Error("there is no page");
  return page;
};

it("has a page for each dish that leads to it on the menu", () => {
  expect(dishPages(tenant, menu, new Map())).toHaveLength(menu.items.length);
  const [name, html] = pageOf({ id: "pho-bo" });
  expect(name).toBe("dish/pho-bo/index.html");
  expect(html).toContain(`<meta http-equiv="refresh" content="0;url=/?dish=pho-bo">`);
  expect(html).toContain(`<meta property="og:url" content="${tenant.url}/dish/pho-bo/">`);
});

it("shows messengers the dish's name, price and photograph", () => {
  const photo = { path: "pho.jpg", width: 1600, height: 1067, alt: { de: "Phở", en: "Phở" } };
  const changes = { name: { de: "Phở Bò", en: "Phở Bò" }, preis: 13.9, settings: {}, photo };
  const [, html] = pageOf(changes, new Map([["pho.jpg", "pho-0123456789ab"]]));
  expect(html).toContain(`<meta property="og:title" content="Phở Bò – 13,90\u00a0€">`);
  expect(html).toContain(`content="${tenant.url}/assets/photos/pho-0123456789ab-1280.webp"`);
  const [, uploaded] = pageOf({ ...changes, photo: { ...photo, path: "photos/resto/ab" } });
  expect(uploaded).toContain(`<meta property="og:image" content="${tenant.url}/picture.png">`);
});

it("escapes the texts of a dish", () => {
  const evil = `"><script>alert(1)</script>`;
  const [, html] = pageOf({ name: { de: evil, en: evil }, description: { de: evil, en: evil } });
  expect(html).not.toContain("<script");
  expect(html).not.toContain(`content="">`);
});
