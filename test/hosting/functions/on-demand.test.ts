import { expect, it, vi } from "vitest";

const loaded = vi.hoisted((): string[] => []);
const load = vi.hoisted(() => (name: string) => () => {
  loaded.push(name);
  return { default: {} };
});
vi.mock("nodemailer", load("nodemailer"));
vi.mock("sharp", load("sharp"));
vi.mock("stripe", load("stripe"));
vi.mock("web-push", load("web-push"));
vi.mock("firebase-admin/storage", load("firebase-admin/storage"));

it("an instance of the functions starts without the modules that few calls need", async () => {
  await import("@/functions/index");
  expect(loaded).toEqual([]);
});
