import { expect, it } from "vitest";
import type { ReservationStatus } from "@/domain/reservation/reservation.schema";
import { mondayOf, weekFigures } from "@/features/admin/reservations/week/week-figures";
import { aReservation } from "@/test/domain/reservation/sample-tables";
import { sampleRestaurant } from "@/test/domain/sample-restaurant";

const MONDAY = "2027-03-01";
const hours = {
  ...sampleRestaurant.hours,
  1: null,
  2: [["17:00", "22:00"]] as [string, string][],
  3: [["11:00", "22:00"]] as [string, string][],
};
const restaurant = { ...sampleRestaurant, hours };
const party = (
  local_date: string,
  local_time: string,
  party_size: number,
  status: ReservationStatus = "confirmed",
) => aReservation({ local_date, local_time, party_size, status });
const week = (...reservations: ReturnType<typeof party>[]) =>
  weekFigures(MONDAY, [{ restaurant, exceptions: [] }], reservations);

it("finds the Monday of every day of a week", () => {
  expect(mondayOf("2027-03-01")).toBe(MONDAY);
  expect(mondayOf("2027-03-07")).toBe(MONDAY);
  expect(mondayOf("2027-03-08")).toBe("2027-03-08");
});

it("has the services of the opening hours, none on closed days", () => {
  const [monday, tuesday, wednesday] = week();
  expect(monday).toMatchObject({ date: MONDAY, isClosed: true, services: [] });
  expect(tuesday?.services.map(({ name }) => name)).toEqual(["dinner"]);
  expect(wednesday?.services.map(({ name }) => name)).toEqual(["lunch", "dinner"]);
  expect(week()).toHaveLength(7);
});

it("counts parties and guests who hold seats or have left, by service", () => {
  const [, , wednesday] = week(
    party("2027-03-03", "12:00", 2),
    party("2027-03-03", "15:45", 3, "completed"),
    party("2027-03-03", "16:00", 4, "seated"),
    party("2027-03-03", "20:00", 5, "requested"),
    party("2027-03-03", "20:00", 6, "cancelled"),
    party("2027-03-03", "20:00", 7, "no_show"),
    party("2027-03-03", "20:00", 8, "waiting"),
    party("2027-03-04", "20:00", 9),
  );
  expect(wednesday).toMatchObject({
    services: [
      { name: "lunch", parties: 2, guests: 5 },
      { name: "dinner", parties: 2, guests: 9 },
    ],
    requests: 1,
    waiting: 1,
  });
});

it("shows a service with reservations on a closed day", () => {
  const [monday] = week(party(MONDAY, "19:00", 2));
  expect(monday).toMatchObject({
    isClosed: true,
    services: [{ name: "dinner", parties: 1, guests: 2 }],
  });
});

it("applies exceptions to the opening hours", () => {
  const exceptions = [{ date: "2027-03-03", closed: true }];
  const [, , wednesday] = weekFigures(MONDAY, [{ restaurant, exceptions }], []);
  expect(wednesday).toMatchObject({ isClosed: true, services: [] });
});
