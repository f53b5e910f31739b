import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, vi } from "vitest";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Menu } from "@/domain/menu/menu.schema";
import { ok } from "@/domain/result/result";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { TelephonePage } from "@/features/admin/telephone/telephone-page";
import { callFindKnownGuest, callPlaceStaffOrder } from "@/firebase/callables/telephone-callables";
import { watchStaffAvailability } from "@/firebase/repos/board-repo";
import { readMenu } from "@/firebase/repos/menu-repo";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { StateProvider } from "@/state/jotai-hooks";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { OPEN_ALL_DAY } from "@/test/features/open-all-day";
import { AdminFrame } from "@/test/features/render-admin";
import { sampleMenu } from "@/test/features/sample-menu";

vi.mock("@/firebase/callables/telephone-callables");
vi.mock("@/firebase/callables/order-callables", () => ({
  callQuoteOrder: vi.fn(async () => ({ ok: false, error: { kind: "offline" } })),
}));
vi.mock("@/firebase/repos/board-repo", () => ({ watchStaffAvailability: vi.fn() }));
vi.mock("@/firebase/connection/server-clock", () => ({ followServerClock: () => () => {} }));
vi.mock("@/firebase/auth/session", () => ({
  observeSession: (onChange: (user: unknown) => void) => {
    onChange({ uid: "koch", email: "koch@example.com", isAnonymous: false, emailVerified: true });
    return () => {};
  },
}));

export const texts = telephoneTexts.de;

export const place = vi.mocked(callPlaceStaffOrder);
export const find = vi.mocked(callFindKnownGuest);

beforeEach(() => {
  place.mockReset();
  find.mockReset();
  find.mockResolvedValue(ok({ guest: null }));
});

/** What the server answers to an order of 4,90 €. */
export const answer = {
  id: "id",
  code: "K7QM",
  total_cents: 490,
  status: "accepted",
  replayed: false,
  eta_at: Date.now() + 1_200_000,
};

/** Open all day and only today, without a discount. */
const restaurant: Restaurant = {
  ...restoBobingen,
  ...OPEN_ALL_DAY,
  opened_on_holiday: true,
  pick_up_discount: 0,
};

/** The sample menu with a dish whose options are all optional. */
const menu: Menu = {
  ...sampleMenu,
  items: [
    ...sampleMenu.items,
    {
      id: "ravioli",
      category: "soups",
      number: "40",
      name: { de: "Ravioli", en: "Ravioli" },
      preis: 6,
      reusable: true,
      add_ons: [],
      vat: 7,
      settings: {
        dips: {
          type: "checkbox",
          costs: true,
          label: { de: "Dips", en: "Dips" },
          options: [{ value: "soy", preis: 0.5, label: { de: "Soja", en: "Soy" } }],
        },
      },
    },
  ],
};

/** Opens the page. */
export async function openTelephone(availability: Partial<Availability> = {}) {
  vi.mocked(readRestaurant).mockResolvedValue(restaurant);
  vi.mocked(readMenu).mockResolvedValue(menu);
  vi.mocked(watchStaffAvailability).mockImplementation((_key, onChange) => {
    onChange({ ...DEFAULT_AVAILABILITY, ...availability });
    return () => {};
  });
  const store = createStore();
  const open = async () => {
    const page = (
      <StateProvider store={store}>
        <MemoryRouter>
          <AdminFrame>
            <Suspense>
              <TelephonePage restaurant={restaurant} />
            </Suspense>
          </AdminFrame>
        </MemoryRouter>
      </StateProvider>
    );
    // Suspending trees hang in jsdom unless they are rendered inside an asynchronous act.
    const view = await act(async () => render(page));
    await screen.findByRole("combobox", { name: texts.dish });
    return view;
  };
  const view = await open();
  const user = userEvent.setup({ pointerEventsCheck: 0, delay: null });
  return {
    user,
    /** Types each text into the field with the focus and presses Enter. */
    enter: async (...typed: string[]) => {
      for (const each of typed) {
        await user.paste(each);
        await user.keyboard("{Enter}");
      }
    },
    /** Presses Ctrl + Enter. */
    take: () => user.keyboard("{Control>}{Enter}{/Control}"),
    reopen: async () => {
      view.unmount();
      await open();
    },
  };
}

export const phone = () => screen.getByLabelText<HTMLInputElement>(texts.phone);
export const name = () => screen.getByLabelText<HTMLInputElement>(texts.name);
export const dish = () => screen.getByRole<HTMLInputElement>("combobox", { name: texts.dish });
export const total = () =>
  screen.getByTestId("telephone-total").textContent?.replace("\u00a0", " ");
