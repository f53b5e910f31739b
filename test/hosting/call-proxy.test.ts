import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { startHostingServer } from "@/hosting/local/hosting-server";

/** A site in front of functions that answer with the path and body they get. */
async function startSite(target: string) {
  const functions = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    response.writeHead(404, { "x-from": "functions" }).end(`${request.url} ${body}`);
  });
  await new Promise<void>((done) => functions.listen(0, "127.0.0.1", done));
  const functionsPort = (functions.address() as AddressInfo).port;
  const site = await startHostingServer({ target, folder: tmpdir(), port: 0, functionsPort });
  onTestFinished(async () => {
    await site.stop();
    functions.close();
  });
  return { site, functions };
}

test.each([
  ["bobingen", "/api/quoteOrder", "guestApi"],
  ["bobingen", "/api/publishPhoto", "guestApi"],
  ["bobingen", "/api/cspReport", "cspReport"],
  ["superadmin", "/api/quoteOrder", "staffApi"],
  ["superadmin", "/api/publishPhoto", "publishPhoto"],
])("on %s, %s is answered by %s", async (target, path, service) => {
  const { site } = await startSite(target);
  const answer = await fetch(site.url + path, { method: "POST", body: "input" });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("x-from")).toBe("functions");
  expect(await answer.text()).toBe(`/demo-resto/europe-west3/${service}${path} input`);
});

test("a connection that the functions drop is dropped for the page, too", async () => {
  const { site, functions } = await startSite("bobingen");
  functions.removeAllListeners("request");
  functions.on("request", (request) => request.socket.destroy());
  await expect(fetch(`${site.url}/api/quoteOrder`, { method: "POST" })).rejects.toThrow(
    "fetch failed",
  );
});
