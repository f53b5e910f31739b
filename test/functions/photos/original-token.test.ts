import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { convertPhoto } from "@/functions/photos/convert-photo";
import { publishPhoto } from "@/functions/photos/publish-photo";
import { objectUrl, requestStorage, uploadObject } from "@/test/harness/storage";
import { testPhoto } from "@/test/harness/test-images";
import { kitchenTest as test } from "../support/kitchen-test";
import { runAs } from "../support/run-as";
import { runFunctionsInProcess } from "../support/run-in-process";
import { KITCHEN } from "../support/test-kitchen";

runFunctionsInProcess();

// `runAs` needs it.
vi.mock("@/functions/access/session-store", () => ({ isActiveSession: async () => true }));
vi.mock("@/functions/photos/convert-photo");

test("nobody can read an original once it is being published, even if the conversion fails", async ({
  manager,
}) => {
  const upload_id = randomUUID();
  const path = `uploads/${KITCHEN}/${upload_id}`;
  const { idToken } = manager;
  const uploaded = await uploadObject(path, { body: await testPhoto(), idToken });
  const { downloadTokens } = await uploaded.json();
  expect(downloadTokens).toMatch(/^[0-9a-f-]{36}$/);
  const read = async () =>
    (await requestStorage(`${objectUrl(path)}?alt=media&token=${downloadTokens}`)).status;
  expect(await read()).toBe(200);
  vi.mocked(convertPhoto).mockRejectedValue(new Error("out of memory"));
  const data = { resto_key: KITCHEN, upload_id };
  await expect(runAs(publishPhoto, manager, { minutesAgo: 1, data })).rejects.toThrow("INTERNAL");
  expect((await requestStorage(objectUrl(path), { asAdmin: true })).status).toBe(200);
  expect(await read()).toBe(403);
});
