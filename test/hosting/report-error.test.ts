import { expect, it } from "vitest";
import { CommandError } from "@/hosting/lib/command-error";
import { errorMessage } from "@/hosting/lib/report-error";

const system = (code: string, rest: object) => Object.assign(new Error("x"), { code, ...rest });

it.each([
  ["EACCES", { path: "/srv/resto/dist" }, "No permission for /srv/resto/dist. Change the owner"],
  ["EROFS", { path: "/srv/resto/dist" }, "/srv/resto/dist is on a read-only file system."],
  ["ENOSPC", { path: "/srv/resto/dist" }, "No space left on the disk for /srv/resto/dist."],
  ["EADDRINUSE", { address: "127.0.0.1", port: 8080 }, "127.0.0.1:8080 is in use."],
])("%s is explained with its place", (code, rest, sentence) => {
  expect(errorMessage(system(code, rest))).toMatch(sentence);
  expect(errorMessage(new Error("fetch failed", { cause: system(code, rest) }))).toMatch(sentence);
});

it("an expected error is its message", () => {
  expect(errorMessage(new CommandError("Run npm ci."))).toBe("Run npm ci.");
});

it("a fault of the program keeps its message and names DEBUG", () => {
  expect(errorMessage(new TypeError("x is not a function"))).toBe(
    "Unexpected TypeError: x is not a function\nSet DEBUG=1 to see where it comes from.",
  );
});
