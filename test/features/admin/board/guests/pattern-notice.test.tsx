import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { useBoard } from "@/data/staff/board-provider";
import type { Availability } from "@/domain/availability/availability.schema";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import type { Order } from "@/domain/order/order.schema";
import { err, ok } from "@/domain/result/result";
import { endOfBusinessDay } from "@/domain/time/business-day";
import { PatternNotices } from "@/features/admin/board/guests/pattern-notice";
import { callSetAvailability } from "@/firebase/callables/board-callables";
import { guestShareTexts } from "@/i18n/admin/guest-share-texts";
import { tenant as leVie } from "@/tenant-configs/le-vie";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { sampleOrder } from "@/test/harness/sample-order";
import { renderAdmin } from "../../../render-admin";

vi.mock("@/data/staff/board-provider");
vi.mock("@/firebase/callables/board-callables");

const send = vi.mocked(callSetAvailability);
const texts = guestShareTexts.de;
const { key } = restoBobingen;

/** Orders of as many guest accounts within the last minutes. */
function unverifiedOrders(count: number, changes: Partial<Order> = {}): Order[] {
  return Array.from({ length: count }, (_, index) =>
    sampleOrder({
      id: `order-${index}`,
      resto_key: key,
      creator_uid: `guest-${index}`,
      guest_verified: false,
      contact_keys: [`+498999998${100 + index}`],
      created_at: Date.now() - 60_000 - index * 10_000,
      ...changes,
    }),
  );
}

function mockBoard(items: readonly Order[], availability: Partial<Availability> = {}) {
  vi.mocked(useBoard).mockReturnValue({
    orders: { items },
    availabilityOf: () => ({ ...DEFAULT_AVAILABILITY, ...availability }),
  } as unknown as ReturnType<typeof useBoard>);
}

beforeEach(() => {
  send.mockReset();
});

it("reports no pattern of misuse on a usual evening", () => {
  mockBoard(unverifiedOrders(7));
  renderAdmin(<PatternNotices restaurants={[restoBobingen]} />);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("reports many accounts within minutes, and one tap admits verified guests only", async () => {
  mockBoard(unverifiedOrders(8));
  send.mockResolvedValue(ok({ availability: DEFAULT_AVAILABILITY }));
  renderAdmin(<PatternNotices restaurants={[restoBobingen]} />);
  expect(screen.getByRole("alert")).toHaveTextContent("8 neue Gäste");
  await userEvent.click(screen.getByRole("button", { name: texts.verifiedOnly }));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    resto_key: key,
    patch: { guest_share: { share: 0, until: endOfBusinessDay(Date.now()) } },
  });
});

it("reports one number under many names, with the restaurant on a board of several", () => {
  const orders = ["Toni", "Mia", "Levi"].map((name, index) => ({
    ...sampleOrder({ id: name, resto_key: leVie.key, guest_verified: false }),
    contact: { name, phone: "089 99998-100" },
    contact_keys: ["+498999998100"],
    created_at: Date.now() - 60_000 * (index + 1),
  }));
  mockBoard(orders);
  renderAdmin(<PatternNotices restaurants={[restoBobingen, leVie]} />);
  expect(screen.getByRole("alert")).toHaveTextContent(leVie.title);
  expect(screen.getByRole("alert")).toHaveTextContent("unter 3 Namen");
});

it("the report of a pattern disappears once the switch is on, or after a tap that everything is fine", async () => {
  mockBoard(unverifiedOrders(8), { guest_share: { share: 0.5, until: Date.now() + 60_000 } });
  const page = renderAdmin(<PatternNotices restaurants={[restoBobingen]} />);
  expect(screen.queryByRole("alert")).toBeNull();
  mockBoard(unverifiedOrders(8));
  page.rerender(<PatternNotices restaurants={[restoBobingen]} />);
  await userEvent.click(screen.getByRole("button", { name: texts.ignore }));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says when the switch to verified guests did not arrive", async () => {
  mockBoard(unverifiedOrders(8));
  send.mockResolvedValue(err({ kind: "offline" }));
  renderAdmin(<PatternNotices restaurants={[restoBobingen]} />);
  await userEvent.click(screen.getByRole("button", { name: texts.verifiedOnly }));
  expect(await screen.findByText(/Keine Verbindung/)).toBeVisible();
});
