import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { objectUrl, requestStorage, uploadCompressed, uploadObject } from "@/test/harness/storage";
import { phonePhoto, pixelBomb, testPhoto } from "@/test/harness/test-images";
import { kitchenTest } from "../support/kitchen-test";
import { newGuest, newStaff, type TestAccount } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN, refused } from "../support/test-kitchen";

interface Upload {
  readonly by?: TestAccount;
  readonly to?: string;
  readonly contentType?: string;
}

const test = kitchenTest
  .extend("upload", ({ manager }) => async (body: Buffer, { by, to, contentType }: Upload = {}) => {
    const id = randomUUID();
    const path = `uploads/${to ?? KITCHEN}/${id}`;
    const answer = await uploadObject(path, {
      body,
      idToken: (by ?? manager).idToken,
      ...(contentType && { contentType }),
    });
    return { id, path, status: answer.status };
  })
  .extend(
    "publish",
    ({ manager }) =>
      (upload_id: string, by: TestAccount = manager) =>
        callFunction("publishPhoto", { resto_key: KITCHEN, upload_id }, by),
  );

const isStored = async (path: string) =>
  (await requestStorage(objectUrl(path), { asAdmin: true })).ok;

describe("publishPhoto", () => {
  test("publishes six files that anyone may read and cache for a year, and deletes the original", async ({
    upload,
    publish,
  }) => {
    const { id, path: original } = await upload(await phonePhoto());
    const { result } = await publish(id);
    expect(result).toEqual({
      path: expect.stringMatching(`^photos/${KITCHEN}/[0-9a-f]{32}$`),
      width: 600,
      height: 800,
    });
    for (const [size, width] of [
      [320, 320],
      [640, 600],
      [1280, 600],
    ]) {
      for (const format of ["avif", "webp"]) {
        const url = `${objectUrl(`${result?.path}/${size}.${format}`)}?alt=media`;
        const answer = await requestStorage(url);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("content-type")).toBe(`image/${format}`);
        expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        const { exif, width: real } = await sharp(await answer.arrayBuffer()).metadata();
        expect({ exif, real }).toEqual({ real: width });
      }
    }
    expect(await isStored(original)).toBe(false);
  });

  test("adds an audit entry", async ({ upload, publish, manager }) => {
    const { id } = await upload(await testPhoto());
    const { result } = await publish(id);
    expect((await adminList("audit")).map(({ data }) => data)).toContainEqual(
      expect.objectContaining({
        action: "photo.published",
        uid: manager.uid,
        resto_key: KITCHEN,
        target: result?.path,
      }),
    );
  });

  test("gives the same photograph the same address", async ({ upload, publish }) => {
    const photo = await testPhoto({ format: "png" });
    const [one, two] = [await upload(photo), await upload(photo)];
    expect((await publish(one.id)).result).toEqual((await publish(two.id)).result);
  });

  test.for<[string, string, () => Buffer | Promise<Buffer>]>([
    ["a text file named .jpg", "format", () => Buffer.from("Speisekarte")],
    ["an SVG named .jpg", "format", () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["a truncated JPEG", "damaged", async () => (await testPhoto()).subarray(0, 3000)],
    ["a pixel bomb", "large", pixelBomb],
  ])("refuses %s and deletes it", async ([, problem, original], { upload, publish }) => {
    const { id, path } = await upload(await original());
    expect(await publish(id)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: `upload.${problem}` }),
    );
    expect(await isStored(path)).toBe(false);
  });

  test("does not decompress an original, which could fill the memory", async ({
    manager,
    publish,
  }) => {
    const upload_id = randomUUID();
    const path = `uploads/${KITCHEN}/${upload_id}`;
    const { idToken } = manager;
    const uploaded = await uploadCompressed(path, { body: await testPhoto(), idToken });
    expect(await uploaded.json()).toHaveProperty("contentEncoding", "gzip");
    expect(await publish(upload_id)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "upload.format" }),
    );
    expect(await isStored(path)).toBe(false);
  });

  test("refuses everybody but managers of the restaurant and super-administrators", async ({
    upload,
    publish,
  }) => {
    const { id } = await upload(await testPhoto());
    const others = [
      await newGuest(),
      await newStaff({ resto_keys: [KITCHEN] }),
      await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" }),
    ];
    for (const each of others) {
      expect(await publish(id, each)).toEqual(refused("PERMISSION_DENIED", "NOT_ALLOWED"));
    }
    expect((await publish(id, await newStaff({ super: true }))).result).toBeDefined();
  });

  test("answers NOT_FOUND without an original, and for one of another restaurant", async ({
    upload,
    publish,
  }) => {
    const missing = refused("NOT_FOUND", "NOT_FOUND");
    expect(await publish(randomUUID())).toEqual(missing);
    const by = await newStaff({ resto_keys: [OTHER_KITCHEN], role: "manager" });
    const { id, status } = await upload(await testPhoto(), { by, to: OTHER_KITCHEN });
    expect(status).toBe(200);
    expect(await publish(id)).toEqual(missing);
  });

  test("limits the photographs of one account", async ({ publish }) => {
    const reasons: (string | undefined)[] = [];
    for (let call = 1; call <= 62; call += 1) {
      reasons.push((await publish(randomUUID())).error?.details?.reason);
    }
    expect(reasons.slice(58)).toEqual(["NOT_FOUND", "NOT_FOUND", "RATE_LIMIT", "RATE_LIMIT"]);
  });
});
