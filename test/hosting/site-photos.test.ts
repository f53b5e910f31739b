import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { photoSources } from "@/domain/photo/photo-sources";
import { photoProblems } from "@/hosting/checks/photo-problems";
import { repoRoot } from "@/hosting/lib/repo-root";
import { convertSitePhoto, sitePhotos } from "@/hosting/site/site-photos";
import { bundledMenu } from "@/test/harness/bundled-menu";
import { phonePhoto, testPhoto } from "@/test/harness/test-images";
import { restaurant } from "@/test/tenant-configs/restaurants";

// @any-time-zone

const KEY = "resto-bobingen";
const alt = { de: "Schale mit Suppe", en: "Bowl of soup" };

let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "resto-photos-"));
  writeFileSync(join(folder, "pho-bo.jpg"), await testPhoto({ width: 1400, height: 1050 }));
  writeFileSync(join(folder, "from-phone.jpg"), await phonePhoto());
});

afterAll(() => rmSync(folder, { recursive: true }));

const photoNamed = (name: string) => {
  const photo = sitePhotos(KEY, folder).find((each) => each.name === name);
  if (!photo) throw new Error(`no photo ${name}`);
  return photo;
};

describe("a photograph of the configuration", () => {
  it("is converted to AVIF and WebP in three widths, without metadata", async () => {
    const files = await convertSitePhoto(photoNamed("pho-bo.jpg"));
    const widths = await Promise.all(
      files.map(async ({ data }) => (await sharp(data).metadata()).width),
    );
    expect(widths).toEqual([320, 320, 640, 640, 1280, 1280]);
    for (const { data } of await convertSitePhoto(photoNamed("from-phone.jpg"))) {
      expect(data.includes("Toni Testperson")).toBe(false);
    }
  });

  it("is converted by a command, which loads the module of the functions without a bundler", async () => {
    const file = join(folder, "command.jpg");
    writeFileSync(file, await testPhoto({ width: 400, height: 301 }));
    const module = pathToFileURL(join(repoRoot, "hosting/site/site-photos.ts")).href;
    const photo = JSON.stringify({
      name: "command.jpg",
      file,
      publishedName: `command-${Date.now()}`,
    });
    const code = `const { convertSitePhoto } = await import("${module}");
      console.log((await convertSitePhoto(${photo})).length);`;
    const command = ["--import", "tsx", "--input-type=module", "--eval", code];
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: repoRoot });
    expect(stdout.trim()).toBe("6");
    rmSync(file);
  });

  it("is found by the browser under the names that the build gives it", async () => {
    const { name, publishedName } = photoNamed("pho-bo.jpg");
    const places = { bucket: "", files: { [name]: publishedName } };
    const { srcSets } = photoSources({ path: name, width: 1400 }, places) ?? {};
    const linked = [srcSets?.avif, srcSets?.webp]
      .flatMap((srcSet) => srcSet?.split(", ") ?? [])
      .map((each) => each.split(" ")[0]);
    const paths = (await convertSitePhoto(photoNamed("pho-bo.jpg"))).map(({ path }) => path);
    expect(linked.toSorted()).toEqual(paths.toSorted());
  });

  it("has another name when its content changes", async () => {
    const { publishedName } = photoNamed("pho-bo.jpg");
    expect(publishedName).toMatch(/^pho-bo-[0-9a-f]{12}$/);
    writeFileSync(join(folder, "pho-bo.jpg"), await testPhoto({ width: 1400, height: 1048 }));
    expect(photoNamed("pho-bo.jpg").publishedName).not.toBe(publishedName);
    writeFileSync(join(folder, "pho-bo.jpg"), await testPhoto({ width: 1400, height: 1050 }));
  });

  it("that is no photograph stops the build with its file name", async () => {
    const file = join(folder, "text.jpg");
    writeFileSync(file, "Speisekarte");
    const photo = { name: "text.jpg", file, publishedName: `text-${Date.now()}` };
    await expect(convertSitePhoto(photo)).rejects.toThrow("text.jpg: is not a JPEG");
    rmSync(file);
  });
});

it("a tenant without a folder has no photographs", () => {
  expect(sitePhotos(KEY, join(folder, "none"))).toEqual([]);
});

describe("the check of a configuration", () => {
  const problems = async (path: string, size: { width: number; height: number }) => {
    const menu = bundledMenu(KEY);
    const [first, ...others] = menu.items;
    if (!first) throw new Error("no dishes");
    const items = [{ ...first, photo: { path, ...size, alt } }, ...others];
    return photoProblems(restaurant(KEY), { ...menu, items }, [photoNamed("pho-bo.jpg")]);
  };

  it("accepts a file of the stated size", async () => {
    expect(await problems("pho-bo.jpg", { width: 1400, height: 1050 })).toEqual([]);
  });

  it("names a wrong size", async () => {
    expect(await problems("pho-bo.jpg", { width: 1050, height: 1400 })).toEqual([
      expect.stringContaining("photo: expected width 1400 and height 1050, as pho-bo.jpg has"),
    ]);
  });

  it("names missing and unused files", async () => {
    expect(await problems("gone.jpg", { width: 1400, height: 1050 })).toEqual([
      expect.stringContaining("tenant-configs/photos/resto-bobingen/gone.jpg does not exist"),
      "tenant-configs/photos/resto-bobingen/pho-bo.jpg is used by no dish, category or restaurant",
    ]);
  });

  it("ignores uploaded photographs", async () => {
    const path = "photos/resto-bobingen/0123456789abcdef0123456789abcdef";
    expect((await problems(path, { width: 1, height: 1 })).join()).not.toContain("0123");
  });
});
