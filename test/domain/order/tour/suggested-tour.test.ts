import { expect, test } from "vitest";
import { suggestedTour } from "@/domain/order/tour/suggested-tour";

const stop = (id: string, city: string, due_at: number | null) => ({
  id,
  zip: "86399",
  city,
  due_at,
});

test("a suggested tour drives town by town, the most urgent first, and by time within a town", () => {
  const stops = [
    stop("late", "Bobingen", 40),
    stop("undated", "Wehringen", null),
    stop("first", "Wehringen", 10),
    stop("second", "bobingen ", 20),
    stop("third", "Wehringen", 30),
  ];
  expect(suggestedTour(stops)).toEqual(["first", "third", "undated", "second", "late"]);
});
