import { expect, it, vi } from "vitest";
import { parseOrder } from "@/firebase/repos/parse-order";
import { parseReservation } from "@/firebase/repos/parse-reservation";
import { placedOrder } from "@/test/domain/order/sample-order";

it("an unreadable document is logged once, however often a live list delivers it", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const unreadable = { ...placedOrder, id: "logged-once", lines: "none" };
  expect([parseOrder(unreadable), parseOrder(unreadable)]).toEqual([null, null]);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.slice(0, 2)).toEqual(["unreadable order left out", "logged-once"]);
  expect(parseReservation({ id: "logged-too" })).toBeNull();
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
