import { expect, test } from "vitest";
import { cspViolations } from "@/domain/operations/csp-reports";

const PAGE = "https://le-vie.example/order/orders/4f9c1a22?name=Toni";

const expected = {
  site: "le-vie.example",
  route: "/order/orders/:id",
  directive: "script-src-elem",
  blocked: "https://evil.example",
};

test("the format of report-uri is understood", () => {
  const report = {
    "document-uri": PAGE,
    "blocked-uri": "https://evil.example/a.js?guest=Toni",
    "violated-directive": "script-src-elem 'self'",
  };
  expect(cspViolations({ "csp-report": report })).toEqual([expected]);
});

test("the format of report-to is understood, and other reports in it are left out", () => {
  const body = {
    documentURL: PAGE,
    blockedURL: "https://evil.example/a.js?guest=Toni",
    effectiveDirective: "script-src-elem",
  };
  const entries = [
    { type: "csp-violation", body },
    { type: "deprecation", body: {} },
    { type: "csp-violation", body: { ...body, documentURL: "no address" } },
  ];
  expect(cspViolations(entries)).toEqual([expected]);
});

test.each([
  ["inline", "inline"],
  ["", "other"],
  ["data", "data"],
  ["blob:https://le-vie.example/1", "https://le-vie.example"],
  ["chrome-extension://abcdef/x.js", "chrome-extension:"],
  ["Toni Test", "other"],
])("what was blocked, %j, is stored as %j", (blockedURL, blocked) => {
  const body = { documentURL: PAGE, blockedURL, effectiveDirective: "img-src" };
  expect(cspViolations([{ type: "csp-violation", body }])).toMatchObject([{ blocked }]);
});

test("a report without a directive is left out, one without a blocked address is other", () => {
  const report = { "document-uri": PAGE, "violated-directive": "script-src" };
  const found = { site: "le-vie.example", route: "/order/orders/:id", directive: "script-src" };
  expect(cspViolations({ "csp-report": report })).toEqual([{ ...found, blocked: "other" }]);
  expect(cspViolations({ "csp-report": { "document-uri": PAGE } })).toEqual([]);
  expect(cspViolations({ "csp-report": { ...report, "violated-directive": "'self'" } })).toEqual(
    [],
  );
  const body = { documentURL: PAGE, effectiveDirective: "script-src" };
  const entries = [body, { ...body, blockedURL: null }, { ...body, effectiveDirective: "" }];
  expect(cspViolations(entries.map((each) => ({ type: "csp-violation", body: each })))).toEqual([
    { ...found, blocked: "other" },
    { ...found, blocked: "other" },
  ]);
});

test("at most ten reports of a request are read", () => {
  const body = { documentURL: PAGE, blockedURL: "inline", effectiveDirective: "img-src" };
  const entries = Array.from({ length: 50 }, () => ({ type: "csp-violation", body }));
  expect(cspViolations(entries)).toHaveLength(10);
});

test.each([[null], ["text"], [{}], [{ "csp-report": { "document-uri": 7 } }]])(
  "%j is in neither format",
  (body) => {
    expect(cspViolations(body)).toBeNull();
  },
);
