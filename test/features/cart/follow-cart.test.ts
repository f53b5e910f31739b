import { createStore } from "jotai/vanilla";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bump, flyToCart } from "@/features/cart/motion/fly-to-cart";
import { followCart } from "@/features/cart/motion/follow-cart";
import { addToCartAtom, removeFromCartAtom } from "@/state/cart/cart-atoms";

vi.mock("@/features/cart/motion/fly-to-cart", () => ({ bump: vi.fn(), flyToCart: vi.fn() }));

const item = {
  id: "edamame",
  name: { de: "Edamame", en: "Edamame" },
  preis: 4,
  hash: "edamame",
  choices: {},
  extra: 0,
} as never;

let isReduced: boolean;
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  isReduced = false;
  vi.spyOn(window, "matchMedia").mockImplementation(
    () => ({ matches: isReduced }) as MediaQueryList,
  );
  Element.prototype.animate = vi.fn();
  document.body.innerHTML = `
    <li class="dish">
      <span class="dish-picture" id="picture"></span>
      <div class="dish__buttons"><button id="add">+</button><span class="dish__count">1</span></div>
    </li>
    <dialog class="sheet"><div class="cart-drawer">
      <fieldset class="stepper"><button id="more">+</button><output class="stepper__qty">2</output></fieldset>
    </div></dialog>
    <span id="count" data-cart-count="1">1</span>`;
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(Element.prototype, "animate");
  vi.restoreAllMocks();
});

/** Follows a cart; each button changes it as `change` says. */
function follow(change: (store: ReturnType<typeof createStore>) => void) {
  const store = createStore();
  store.set(addToCartAtom, item);
  stop = followCart(store);
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => change(store));
  }
  return async (id: string) => {
    document.getElementById(id)?.click();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  };
}

it("the picture of an added dish flies to the count of the cart", async () => {
  const click = follow((store) => store.set(addToCartAtom, item));
  await click("add");
  const picture = expect.objectContaining({ id: "picture" });
  expect(flyToCart).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ picture }),
    document.getElementById("count"),
  );
  expect(bump).toHaveBeenCalledWith(document.querySelector(".dish__count"));
});

it("nothing flies to the cart when a dish is removed", async () => {
  const click = follow((store) => store.set(removeFromCartAtom, "edamame"));
  await click("add");
  expect(flyToCart).not.toHaveBeenCalled();
});

it("only the number of a line moves when it changes in the cart itself", async () => {
  const click = follow((store) => store.set(addToCartAtom, item));
  await click("more");
  expect(flyToCart).not.toHaveBeenCalled();
  expect(bump).toHaveBeenCalledExactlyOnceWith(document.querySelector(".stepper__qty"));
});

it("nothing flies to the cart with reduced motion", async () => {
  isReduced = true;
  const click = follow((store) => store.set(addToCartAtom, item));
  await click("add");
  expect(flyToCart).not.toHaveBeenCalled();
  expect(bump).not.toHaveBeenCalled();
});

it("measures nothing before the page has responded to the click", async () => {
  const click = follow((store) => store.set(addToCartAtom, item));
  const measure = vi.spyOn(Element.prototype, "getBoundingClientRect");
  const done = click("add");
  expect(measure).not.toHaveBeenCalled();
  await done;
  expect(measure).toHaveBeenCalled();
});
