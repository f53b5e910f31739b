import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FOLDER = "src/ui/feedback";

it("everything that stands for a part while it loads appears after 200 ms", () => {
  const delays = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) =>
      [
        ...readFileSync(`${FOLDER}/${name}`, "utf8").matchAll(/animation: ([\w-]+)-appear (.+);/g),
      ].map(([, what, timing]) => [what, timing]),
    );
  expect(Object.fromEntries(delays)).toEqual({
    state: "1ms 200ms both",
    "overlay-loading": "1ms 200ms both",
    "page-skeleton": "1ms 200ms both",
  });
});
