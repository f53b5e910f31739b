import fc from "fast-check";
import { expect, test } from "vitest";
import { clientErrorReport } from "@/domain/operations/client-error";
import { reportClientErrorRequestSchema } from "@/domain/operations/client-error.schema";
import { routeOf } from "@/domain/operations/route-of";
import { withoutPersonalData } from "@/domain/operations/without-personal-data";
import { SEED } from "@/test/harness/seeded-random";

const ORIGIN = "https://example-resto.de";
const CHROME = "Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
const place = {
  resto_key: "le-vie",
  build: "index-DkX3s9a.js",
  path: "/order/orders/4f9c1a22-77aa-4c0e-9a51-0f3f5a0d9e11",
  userAgent: CHROME,
};

function fault(message: string, ...frames: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames.map((each) => `    at f (${each})`)].join("\n");
  return error;
}

const ours = `${ORIGIN}/assets/index-DkX3s9a.js?v=2:1:2345`;

test("a report has route, browser, build and the frames of our files", () => {
  const extension = "chrome-extension://abc/content.js:1:2";
  const report = clientErrorReport(fault("x is undefined", ours, extension), ORIGIN, place);
  expect(report).toEqual({
    resto_key: "le-vie",
    build: "index-DkX3s9a.js",
    route: "/order/orders/:id",
    browser: "chrome",
    message: "TypeError: x is undefined",
    stack: ["index-DkX3s9a.js:1:2345"],
  });
  expect(reportClientErrorRequestSchema.parse(report)).toEqual(report);
});

test.each([
  ["an error of an extension", fault("x", "chrome-extension://abc/content.js:1:2")],
  ["a rejection with a text", "Toni Test"],
  ["an error without a stack", Object.assign(new Error("x"), { stack: undefined })],
])("%s is not reported", (_what, thrown) => {
  expect(clientErrorReport(thrown, ORIGIN, place)).toBeNull();
});

test("the frames of Firefox and Safari are understood", () => {
  const error = fault("x");
  error.stack = `f@${ORIGIN}/assets/cart-a1.js:3:14\n@${ORIGIN}/assets/index-b2.js:1:9`;
  expect(clientErrorReport(error, ORIGIN, place)?.stack).toEqual([
    "cart-a1.js:3:14",
    "index-b2.js:1:9",
  ]);
});

test.each([
  ["Firefox/131.0", "firefox"],
  ["Chrome/140 Safari/537 Edg/140.0", "edge"],
  ["CriOS/140 Mobile Safari/604", "chrome"],
  ["Version/18.0 Mobile Safari/604", "safari"],
  ["curl/8", "other"],
])("%s is %s", (userAgent, browser) => {
  expect(clientErrorReport(fault("x", ours), ORIGIN, { ...place, userAgent })?.browser).toBe(
    browser,
  );
});

test.each([
  [
    "Unexpected token 'T', \"Toni Test\" is not valid JSON",
    "Unexpected token 'T', <text> is not valid JSON",
  ],
  ["cannot reach toni@example.com", "cannot reach <address>"],
  ["cannot call +49 89 99998-050 now", "cannot call <number> now"],
  ["no zip 86343", "no zip <number>"],
  [`failed to fetch ${ORIGIN}/order?name=Toni`, "failed to fetch <url>"],
  ["„Toni Test“ is no name", "<text> is no name"],
  ["bad text „Toni Test", "bad text <text>"],
  ['unexpected end of "Toni Test', "unexpected end of <text>"],
  ["took 12 of 34 steps", "took 12 of 34 steps"],
  ["line 7", "line 7"],
  ["bad address /order?name=Toni&x=1", "bad address /order?<query>"],
  [
    "Cannot read properties of undefined (reading 'qty')",
    "Cannot read properties of undefined (reading 'qty')",
  ],
])("%s is reported as %s", (message, expected) => {
  expect(withoutPersonalData(message)).toBe(expected);
});

test("no address, number or URL survives in any text, and every report fits the schema", () => {
  const secrets = ["toni@example.com", "08999998050", "https://a.example/x?token=abc"];
  // With control characters; emojis may be cut in half.
  const any = fc.string({
    unit: fc.oneof(fc.constantFrom("a", "\u0000", "😀", "\u2028"), fc.string()),
  });
  fc.assert(
    fc.property(any, fc.constantFrom(...secrets), any, (before, secret, after) => {
      const text = `${before} ${secret} ${after}`;
      expect(withoutPersonalData(text)).not.toContain(secret);
      const report = clientErrorReport(fault(text, ours), ORIGIN, { ...place, path: before });
      if (report) expect(reportClientErrorRequestSchema.safeParse(report).success).toBe(true);
    }),
    { seed: SEED, numRuns: 500 },
  );
});

test.each([
  ["/", "/"],
  ["/order/reservations", "/order/reservations"],
  ["/system/menus/le-vie", "/system/menus/:id"],
  ["/toni-test/089", "/:id/:id"],
  ["//order//orders/", "/order/orders"],
  ["/order/orders/4f9c/audit/guests", "/order/orders/:id/audit"],
])("the route of %s is %s", (path, route) => {
  expect(routeOf(path)).toBe(route);
});
