import { act, render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { RestoreSession } from "@/shells/customer/layout/restore-session";
import { StateProvider } from "@/state/jotai-hooks";
import { checkoutDraftAtom, EMPTY_DRAFT } from "@/state/ordering/checkout-atoms";
import { appStore } from "@/state/store";

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
  await changeInOtherTab("session", "false");
  await changeInOtherTab("departure", "1");
  // The code that clears it loads on demand.
  const isCleared = () => expect(appStore.get(checkoutDraftAtom)).toEqual(EMPTY_DRAFT);
  await vi.waitFor(isCleared, { timeout: 10_000 });
  expect(Object.values(sessionStorage).join()).not.toContain("Gerda");
});
