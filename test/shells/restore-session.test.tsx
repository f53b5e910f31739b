import { act, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { RestoreSession } from "@/shells/customer/layout/restore-session";
import { StateProvider } from "@/state/jotai-hooks";
import { checkoutDraftAtom, EMPTY_DRAFT } from "@/state/ordering/checkout-atoms";
import { expectPaymentAtom, openPaymentAtom } from "@/state/ordering/open-payment-atoms";
import { appStore } from "@/state/store";
import { validatedStorage } from "@/state/validated-storage";

vi.mock("@/firebase/auth/session", () => ({ observeSession: () => () => {} }));

const key = (name: string) => `resto-bobingen.${name}`;

/** Changes the shared storage as another tab would. */
function changeInOtherTab(name: string, newValue: string | null): Promise<void> {
  return act(async () => {
    if (newValue === null) localStorage.removeItem(key(name));
    else localStorage.setItem(key(name), newValue);
    window.dispatchEvent(new StorageEvent("storage", { key: key(name), newValue }));
  });
}

it("clears this tab's personal data after a sign-out in another tab", async () => {
  render(
    <StateProvider store={appStore}>
      <RestoreSession />
    </StateProvider>,
  );
  await changeInOtherTab("session", "true");
  act(() => appStore.set(checkoutDraftAtom, { ...EMPTY_DRAFT, name: "Gerda Gast" }));
  act(() => appStore.set(expectPaymentAtom, "order-1"));
  await changeInOtherTab("session", "false");
  await changeInOtherTab("departure", "1");
  // The code that clears it loads on demand.
  const isCleared = () => expect(appStore.get(checkoutDraftAtom)).toEqual(EMPTY_DRAFT);
  await vi.waitFor(isCleared, { timeout: 10_000 });
  expect(Object.values(sessionStorage).join()).not.toContain("Gerda");
  expect(appStore.get(openPaymentAtom)).toBeNull();
});

it("shows nothing that was typed before a sign-out through which the tab slept", () => {
  appStore.sub(checkoutDraftAtom, () => {});
  appStore.set(checkoutDraftAtom, { ...EMPTY_DRAFT, name: "Gerda Gast" });
  // Neither a page in the back/forward cache nor a discarded tab hears the event.
  localStorage.setItem(key("departure"), "1");
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(appStore.get(checkoutDraftAtom)).toEqual(EMPTY_DRAFT);
  const reopened = validatedStorage<unknown>((value) => value, "session");
  expect(reopened.getItem(key("checkout"), null)).toBeNull();

  appStore.set(checkoutDraftAtom, { ...EMPTY_DRAFT, name: "Nora Neu" });
  expect(reopened.getItem(key("checkout"), null)).toMatchObject({ name: "Nora Neu" });
});
