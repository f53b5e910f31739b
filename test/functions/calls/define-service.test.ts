import { expect, test, vi } from "vitest";
import { definitions } from "@/functions/calls/define-callable";
import { publishPhoto } from "@/functions/photos/publish-photo";
import { guestApi } from "@/functions/services/guest-api";
import { guestCalls } from "@/functions/services/guest-calls";
import { staffApi } from "@/functions/services/staff-api";
import { staffCalls } from "@/functions/services/staff-calls";

const GUEST_ACCESS = ["anyone", "signed-in", "trusted"];

/** Status and body of a service's answer to a path. */
async function answerTo(service: typeof guestApi, path: string, headers = {}): Promise<string> {
  let status = 0;
  let body: unknown = null;
  const ended = vi.fn();
  const response = {
    status(code: number) {
      status = code;
      return response;
    },
    json(sent: unknown) {
      body = sent;
      ended();
    },
    send: (sent: unknown) => response.json(sent),
    getHeader: () => "",
    setHeader: () => {},
    on: () => response,
  };
  const request = {
    method: "POST",
    path,
    headers: { "content-type": "application/json", ...headers },
    header: (name: string) => (name === "Content-Type" ? "application/json" : undefined),
    body: { data: {} },
  };
  void service(request as never, response as never);
  await expect.poll(() => ended).toHaveBeenCalled();
  return `${status} ${JSON.stringify(body)}`;
}

test("the guests' service has the calls that need no role, and the staff's service all others except those for photographs", () => {
  const accessOf = new Map(definitions.map(({ name, access }) => [name, access]));
  expect(Object.keys(guestCalls).map((name) => accessOf.get(name))).toEqual(
    Object.keys(guestCalls).map(() => expect.toBeOneOf(GUEST_ACCESS)),
  );
  expect(Object.keys(staffCalls).map((name) => accessOf.get(name))).toEqual(
    Object.keys(staffCalls).map(() => expect.not.toBeOneOf(GUEST_ACCESS)),
  );
  expect([...accessOf.keys()].toSorted()).toEqual(
    Object.keys({ ...guestCalls, ...staffCalls, publishPhoto }).toSorted(),
  );
});

test.each(["/quoteOrder", "/api/quoteOrder"])("%s reaches the frame of the call", async (path) => {
  for (const service of [guestApi, staffApi]) {
    const answer = await answerTo(service, path);
    expect(answer).toMatch(/^400 .*"reason":"INVALID"/);
  }
});

test.each([
  "/",
  "/api/",
  "/saveMenu",
  "/api/saveMenu",
  "/quoteOrder/more",
  "/constructor",
  "/api/api/quoteOrder",
])("%s is not found at the guests' service, whatever the request contains", async (path) => {
  const forged = { authorization: "Bearer forged", "x-firebase-appcheck": "forged" };
  expect(await answerTo(guestApi, path, forged)).toBe(
    '404 {"error":{"message":"NOT_FOUND","status":"NOT_FOUND"}}',
  );
});

test("a service has the secrets of its calls", () => {
  for (const service of [guestApi, staffApi]) {
    expect(service.__endpoint).toMatchObject({
      secretEnvironmentVariables: [
        { key: "SMTP_URL" },
        { key: "PUSH_KEY" },
        { key: "PAYMENT_KEYS" },
        { key: "GUEST_LINK_SECRET" },
      ],
    });
  }
});
