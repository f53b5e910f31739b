import { expect, it, onTestFinished, vi } from "vitest";
import { recordEarlyClicks } from "@/app/first-screen/record-early-clicks";
import { HYDRATED_EVENT } from "@/page-lifecycle/hydrated-event";

it("repeats the last click on a button outside the dishes after hydration", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => root.remove());
  root.innerHTML = "<button>Filter</button><button>Für wie viele?</button>";
  const clicked = vi.fn(({ target }: Event) => (target as HTMLElement).textContent);
  recordEarlyClicks(root, Promise.resolve([]));
  root.addEventListener("click", clicked);
  for (const button of root.querySelectorAll("button")) button.click();
  expect(clicked).not.toHaveBeenCalled();
  root.dispatchEvent(new Event(HYDRATED_EVENT));
  await expect
    .poll(() => clicked.mock.results.map(({ value }) => value))
    .toEqual(["Für wie viele?"]);
  expect(root.querySelector("[aria-busy]")).toBeNull();
});
