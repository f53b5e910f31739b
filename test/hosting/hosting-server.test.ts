import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ServedSite, startHostingServer } from "@/hosting/local/hosting-server";

const folder = mkdtempSync(join(tmpdir(), "resto-site-"));
let site: ServedSite;

beforeAll(async () => {
  mkdirSync(join(folder, "assets"));
  for (const name of ["index", "app"]) {
    writeFileSync(join(folder, `${name}.html`), "<!doctype html><title>Page</title>");
  }
  writeFileSync(join(folder, "404.html"), "<!doctype html><title>Nothing here</title>");
  writeFileSync(join(folder, "assets/app-12345678.js"), `export const a = "${"a".repeat(5000)}";`);
  site = await startHostingServer({ target: "bobingen", folder, port: 0 });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(site.url + path, { headers: { "accept-encoding": "br" } });

it.each(["/", "/order", "/order/orders/abc", "/terms/impressum"])(
  "serves the page at %s",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<title>Page</title>");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; .*frame-ancestors 'self'/,
    );
  },
);

it("serves chunks compressed and immutable", async () => {
  const response = await get("/assets/app-12345678.js");
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("content-security-policy")).toBeNull();
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(Number(response.headers.get("content-length"))).toBeLessThan(200);
  expect(await response.text()).toHaveLength(5020);
});

it("responds to a missing chunk with an uncached 404", async () => {
  const response = await get("/assets/app-gone.js");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("Nothing here");
  expect(response.headers.get("cache-control")).toBe("no-cache");
});

it("sends no policy for Firebase's own pages", async () => {
  const response = await get("/__/auth/handler");
  expect(response.headers.get("content-security-policy")).toBeNull();
});
