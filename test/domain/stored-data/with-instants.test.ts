import { expect, it } from "vitest";
import { withInstants } from "@/domain/stored-data/with-instants";

const timestamp = { seconds: 1, nanoseconds: 500_600_000, toMillis: () => 1500.6 };

it("timestamps become whole milliseconds at any depth, and other values stay", () => {
  const data = {
    at: timestamp,
    day: new Date(2000),
    steps: [{ at: timestamp }, timestamp],
    nothing: null,
    text: "toMillis",
    flag: true,
    hours: { toMillis: 3 },
  };
  expect(withInstants(data)).toEqual({
    ...{ at: 1500, day: 2000, steps: [{ at: 1500 }, 1500], nothing: null },
    ...{ text: "toMillis", flag: true, hours: { toMillis: 3 } },
  });
});
