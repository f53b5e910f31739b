import { expect, test } from "vitest";
import { localSecurityPolicy } from "@/hosting/firebase/content-security-policy";
import { firebaseJson } from "@/hosting/firebase/firebase-json";

const URL = "/api/cspReport";

test.each(firebaseJson().hosting.map((entry) => [entry.target, entry] as const))(
  "pages of %s report violations to the function, by either header",
  (_target, { headers }) => {
    const own = new Map(headers[0]?.headers.map(({ key, value }) => [key, value]));
    expect(own.get("Reporting-Endpoints")).toBe(`csp="${URL}"`);
    const directives = own.get("Content-Security-Policy")?.split("; ");
    expect(directives).toContain(`report-uri ${URL}`);
    expect(directives).toContain("report-to csp");
    expect(directives?.join()).not.toContain("cloudfunctions.net");
  },
);

test("pages of a local backend report nothing", () => {
  expect(localSecurityPolicy(["http://localhost:*"])).not.toMatch(/report/);
});
