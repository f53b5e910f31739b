import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { hostingEntry } from "@/hosting/firebase/firebase-json";
import { siteDifferences } from "@/hosting/rehearsal/site-differences";
import type { UploadedSite } from "@/hosting/rehearsal/uploads";
import { targetNamed } from "@/hosting/targets";

const entry = hostingEntry(targetNamed("bobingen"));
const FILES = { "index.html": "<p>Linde</p>", "assets/a.js": "export {}" };
let folder: string;
let uploaded: UploadedSite;

function upload(path: string, text: string): void {
  const content = gzipSync(text);
  const hash = createHash("sha256").update(content).digest("hex");
  uploaded.files.set(path, hash);
  uploaded.contents.set(hash, content);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "resto-upload-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "assets"));
  // Left out by `ignore` of firebase.json.
  writeFileSync(join(folder, ".DS_Store"), "");
  uploaded = {
    site: "resto-linde",
    files: new Map(),
    contents: new Map(),
    config: {
      rewrites: [
        { glob: "/api/cspReport", run: { serviceId: "cspreport", region: "europe-west3" } },
        { glob: "/api/**", run: { serviceId: "guestapi", region: "europe-west3" } },
        { glob: "!/assets/**", path: "/app.html" },
      ],
      headers: entry.headers.map(({ source, headers }) => ({
        glob: source,
        headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
      })),
    },
    isReleased: true,
  };
  for (const [name, text] of Object.entries(FILES)) {
    writeFileSync(join(folder, name), text);
    upload(`/${name}`, text);
  }
});

const differences = () => siteDifferences(uploaded, folder, entry);

it("a complete upload has no differences", () => {
  expect(differences()).toEqual([]);
});

it("a missing file is found", () => {
  uploaded.files.delete("/assets/a.js");
  expect(differences()).toEqual(["assets/a.js: was not uploaded"]);
});

it("a file that is not in the folder is found", () => {
  upload("/old.html", "");
  expect(differences()).toEqual([
    expect.stringContaining("/old.html: was uploaded, but is not in"),
  ]);
});

it("other content under the same path is found", () => {
  upload("/index.html", "<p>Eiche</p>");
  expect(differences()).toEqual(["index.html: was uploaded with other content"]);
});

it("content that does not belong to its hash is found", () => {
  uploaded.contents.set(uploaded.files.get("/index.html") ?? "", gzipSync("<p>Eiche</p>"));
  expect(differences()).toEqual(["index.html: was uploaded with another hash"]);
});

it("content that never arrived is found", () => {
  uploaded.contents.clear();
  expect(differences()).toContain("index.html: its content was not uploaded");
});

it("other headers than those of firebase.json are found", () => {
  uploaded.config = { rewrites: [], headers: [] };
  expect(differences()).toEqual(["bobingen: rewrites or headers differ from firebase.json"]);
});

it("a version that was not released is found", () => {
  uploaded.isReleased = false;
  expect(differences()).toEqual(["bobingen: the uploaded version was not released"]);
});
