import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedBlock } from "@/domain/guest/block-requests.schema";
import type { SearchGuestsAnswer } from "@/domain/guest/guest-answers.schema";
import { GuestsPage } from "@/features/admin/guests/guests-page";
import {
  callBlockGuest,
  callEraseGuest,
  callListBlocks,
  callSearchGuests,
} from "@/firebase/callables/guest-callables";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { withStepUp } from "@/state/account/step-up";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleOrder } from "@/test/harness/sample-order";
import { renderAdmin } from "../../render-admin";

vi.mock("@/firebase/callables/guest-callables");
vi.mock("@/state/account/step-up", () => ({
  withStepUp: vi.fn((call: () => unknown) => call()),
}));

const texts = guestsTexts.de;
const KEY = restoBobingen.key;
const DAY_MS = 86_400_000;
const PHONE = "089 99998-444";

const order = { ...sampleOrder(), contact: { name: "Nora Nachbar", phone: PHONE } };
const block: ListedBlock = {
  id: `${KEY}_1`,
  phone: "+498999998444",
  uid: null,
  until: Date.UTC(2027, 2, 10, 17),
  reason: "Nicht abgeholt",
  by: "Lea Leitung",
  at: 0,
};

function found(changes: Partial<SearchGuestsAnswer> = {}): SearchGuestsAnswer {
  return {
    orders: [order],
    more_orders: false,
    reservations: [],
    more_reservations: false,
    unreadable: 0,
    blocks: [],
    ...changes,
  };
}

const answer = <T,>(value: T) => Promise.resolve({ ok: true as const, value });
const refusal = (reason: "SIGN_IN_AGAIN" | "NOT_ALLOWED") =>
  Promise.resolve({
    ok: false as const,
    error: { kind: "refused" as const, refusal: { reason }, quote: null },
  });

function open(state: unknown = null, restaurant = restoBobingen): void {
  renderAdmin(
    <MemoryRouter initialEntries={[{ pathname: "/system/guests", state }]}>
      <GuestsPage restaurant={restaurant} />
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const search = async (typed: string) => {
  await userEvent.type(screen.getByLabelText(texts.query), typed);
  await press(texts.search);
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(withStepUp).mockImplementation((call) => call());
  vi.mocked(callListBlocks).mockImplementation(() => answer({ blocks: [], complete: true }));
  vi.mocked(callSearchGuests).mockImplementation(() => answer(found()));
});

describe("the search for a guest", () => {
  it("refuses what is neither a number nor an address without a call", async () => {
    open();
    await search("Nora");
    expect(screen.getByLabelText(texts.query)).toBeInvalid();
    expect(callSearchGuests).not.toHaveBeenCalled();
  });

  it("reads the next page of orders after the last one and keeps what was found", async () => {
    vi.mocked(callSearchGuests)
      .mockImplementationOnce(() => answer(found({ more_orders: true })))
      .mockImplementationOnce(() =>
        answer(found({ orders: [{ ...order, id: "older", code: "ALT4" }], unreadable: 1 })),
      );
    open();
    await search(PHONE);
    await userEvent.click(await screen.findByRole("button", { name: texts.moreOrders }));
    expect(await screen.findAllByTestId("found-order")).toHaveLength(2);
    expect(callSearchGuests).toHaveBeenLastCalledWith({
      resto_key: KEY,
      phone: PHONE,
      orders_after: order.id,
    });
    expect(screen.getByText(texts.unreadable(1))).toBeVisible();
    expect(screen.queryByRole("button", { name: texts.moreOrders })).toBeNull();
  });

  it("asks for a new sign-in where the last one is too old, and shows nothing without one", async () => {
    vi.mocked(withStepUp).mockImplementationOnce(() => refusal("SIGN_IN_AGAIN"));
    open();
    await search(PHONE);
    expect(withStepUp).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText(texts.resultFor(PHONE))).toBeNull();
    await press(texts.search);
    expect(await screen.findByTestId("found-order")).toHaveTextContent("Nora Nachbar");
  });

  it("says why it failed and searches again", async () => {
    vi.mocked(callSearchGuests).mockImplementationOnce(() =>
      Promise.resolve({ ok: false, error: { kind: "offline" } }),
    );
    open();
    await search("nora@example.com");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(texts.problems.offline);
    await userEvent.click(within(alert).getByRole("button"));
    expect(await screen.findByTestId("found-order")).toHaveTextContent("Nora Nachbar");
    expect(callSearchGuests).toHaveBeenLastCalledWith({
      resto_key: KEY,
      email: "nora@example.com",
    });
  });

  it("starts by itself with the number and restaurant of a link", async () => {
    open({ restoKey: leVie.key, phone: PHONE }, leVie);
    expect(await screen.findByTestId("found-order")).toBeVisible();
    expect(callSearchGuests).toHaveBeenCalledExactlyOnceWith({
      resto_key: leVie.key,
      phone: PHONE,
    });
  });

  it("ignores a link to another restaurant", async () => {
    open({ restoKey: leVie.key, phone: PHONE });
    expect(await screen.findByText(texts.noBlocks)).toBeVisible();
    expect(callSearchGuests).not.toHaveBeenCalled();
  });
});

describe("blocking a guest", () => {
  it("needs a reason, blocks number and account, and shows the block in the list", async () => {
    vi.mocked(callBlockGuest).mockImplementation(() => answer({ blocks: [block], complete: true }));
    open();
    await search(PHONE);
    await userEvent.click(await screen.findByRole("button", { name: texts.block }));
    await press(texts.blockYes);
    expect(screen.getByText(texts.reasonMissing)).toBeVisible();
    expect(callBlockGuest).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(texts.reason), "Nicht abgeholt");
    await press(texts.blockYes);
    expect(callBlockGuest).toHaveBeenCalledExactlyOnceWith({
      resto_key: KEY,
      phone: PHONE,
      uid: order.creator_uid,
      until: expect.any(Number),
      reason: "Nicht abgeholt",
    });
    const days = ((vi.mocked(callBlockGuest).mock.lastCall?.[0].until ?? 0) - Date.now()) / DAY_MS;
    expect(days).toBeCloseTo(30, 1);
    expect(await screen.findByTestId("block")).toHaveTextContent("+498999998444");
    expect(screen.getByText(texts.blocked)).toBeVisible();
  });

  it("ends with one tap, and a failure is told", async () => {
    vi.mocked(callListBlocks).mockImplementation(() => answer({ blocks: [block], complete: true }));
    vi.mocked(callBlockGuest)
      .mockImplementationOnce(() =>
        Promise.resolve({ ok: false, error: { kind: "unknown-outcome" } }),
      )
      .mockImplementationOnce(() => answer({ blocks: [], complete: true }));
    open();
    const name = texts.unblockOf("+498999998444");
    await userEvent.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText(texts.problems.unknown)).toBeVisible();
    await press(name);
    expect(await screen.findByText(texts.noBlocks)).toBeVisible();
    expect(callBlockGuest).toHaveBeenLastCalledWith({
      resto_key: KEY,
      block_id: block.id,
      until: null,
    });
  });
});

describe("erasing a guest", () => {
  async function openForm(): Promise<void> {
    open();
    await search(PHONE);
    await userEvent.click(await screen.findByRole("button", { name: texts.erase }));
  }

  it("asks for the number a second time and lists what is postponed", async () => {
    vi.mocked(callEraseGuest).mockImplementation(() =>
      answer({
        orders: 3,
        reservations: 1,
        mails: 0,
        postponed: [{ kind: "order", id: "x", code: "K7QM", until: Date.UTC(2027, 2, 4, 12) }],
        complete: true,
      }),
    );
    await openForm();
    await userEvent.type(screen.getByLabelText(texts.eraseRepeat(PHONE)), "089 99998-445");
    await press(texts.eraseYes);
    expect(screen.getByText(texts.eraseDifferent)).toBeVisible();
    expect(callEraseGuest).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(texts.eraseRepeat(PHONE)), "{Backspace}4");
    await press(texts.eraseYes);
    expect(await screen.findByText(texts.erased(3, 1, 0))).toBeVisible();
    expect(screen.getByText(texts.postponedOrder("K7QM", "4.3.2027"))).toBeVisible();
    expect(callEraseGuest).toHaveBeenCalledExactlyOnceWith({ resto_key: KEY, phone: PHONE });
    // The lists are read again.
    expect(callSearchGuests).toHaveBeenCalledTimes(2);
  });

  it("keeps the input when the manager does not want to sign in again", async () => {
    vi.mocked(callEraseGuest).mockImplementation(() => refusal("SIGN_IN_AGAIN"));
    await openForm();
    const field = screen.getByLabelText(texts.eraseRepeat(PHONE));
    await userEvent.type(field, PHONE);
    await press(texts.eraseYes);
    expect(withStepUp).toHaveBeenCalled();
    expect(callEraseGuest).toHaveBeenCalledOnce();
    expect(field).toHaveValue(PHONE);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
