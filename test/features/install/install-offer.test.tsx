import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { InstallOffer } from "@/features/install/install-offer";
import { keepInstallPrompt } from "@/page-lifecycle/install-prompt";
import { renderInRestaurant } from "../render-in-restaurant";

beforeAll(keepInstallPrompt);
afterEach(() => {
  act(() => void window.dispatchEvent(new Event("appinstalled")));
  Reflect.deleteProperty(navigator, "standalone");
});

/** The browser offers the installation. */
function browserOffers() {
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

const offer = () => screen.queryByRole("complementary", { name: /auf Ihrem Startbildschirm/ });

it("offers no installation where the browser cannot install the site", async () => {
  await renderInRestaurant(<InstallOffer />);
  expect(offer()).toBeNull();
});

it("holds back the browser's own offer, and shows it on a click", async () => {
  await renderInRestaurant(<InstallOffer />);
  const { event, prompt } = browserOffers();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Hinzufügen" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
});

it("the offer to install stays away for good once it was declined", async () => {
  await renderInRestaurant(<InstallOffer />);
  browserOffers();
  await userEvent.click(screen.getByRole("button", { name: "Nein, danke" }));
  expect(offer()).toBeNull();
  expect(localStorage.getItem("resto-bobingen.install-declined")).toBe("true");
});

it("tells guests with iOS how to install the site", async () => {
  Object.assign(navigator, { standalone: false });
  await renderInRestaurant(<InstallOffer />);
  expect(offer()).toHaveTextContent("Zum Home-Bildschirm");
  expect(screen.queryByRole("button", { name: "Hinzufügen" })).toBeNull();
});

it("offers no installation in the installed site on iOS", async () => {
  Object.assign(navigator, { standalone: true });
  await renderInRestaurant(<InstallOffer />);
  expect(offer()).toBeNull();
});
