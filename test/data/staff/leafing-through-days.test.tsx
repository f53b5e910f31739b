import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ReservationDayProvider, useReservationDay } from "@/data/staff/reservation-day-provider";
import { useReservationWeek } from "@/data/staff/use-reservation-week";
import { readRestaurant } from "@/firebase/repos/restaurant-repo";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

vi.mock("@/firebase/repos/board-repo", () => ({ watchStaffAvailability: () => () => {} }));
vi.mock("@/firebase/repos/reservation-day-repo", () => ({
  watchOpenReservations: () => () => {},
  watchFinishedReservations: () => ({ showMore: () => {}, stop: () => {} }),
  watchReservationNotes: () => () => {},
  watchReservationRange: () => () => {},
}));

const restaurants = [{ ...restoBobingen, title: "Resto am Bahnhof" }];

function Day() {
  const { date, restaurants } = useReservationDay();
  return `${date} ${restaurants.map(({ title }) => title)}`;
}

function Week({ from, to }: { from: string; to: string }) {
  const week = useReservationWeek(restaurants, { from, to });
  return `${from} ${week.restaurants.map(({ restaurant }) => restaurant.title)}`;
}

beforeEach(() => {
  vi.mocked(readRestaurant).mockReset().mockResolvedValue(null);
});

it("reads no restaurant again when another day is opened", () => {
  const day = (date: string) => (
    <ReservationDayProvider key={date} date={date} restaurants={restaurants}>
      <Day />
    </ReservationDayProvider>
  );
  const { rerender } = render(day("2027-03-03"));
  rerender(day("2027-03-04"));
  expect(screen.getByText("2027-03-04 Resto am Bahnhof")).toBeInTheDocument();
  expect(readRestaurant).not.toHaveBeenCalled();
});

it("reads no restaurant again when a week is opened", () => {
  render(<Week from="2027-03-01" to="2027-03-07" />);
  expect(screen.getByText("2027-03-01 Resto am Bahnhof")).toBeInTheDocument();
  expect(readRestaurant).not.toHaveBeenCalled();
});
