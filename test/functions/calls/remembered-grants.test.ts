import { afterEach, expect, vi } from "vitest";
import { setAvailability } from "@/functions/restaurants/set-availability";
import { database } from "@/functions/runtime/admin-app";
import { adminGet, adminRemove } from "@/test/harness/admin";
import { inProcessRequest } from "../support/in-process-request";
import { kitchenTest as test } from "../support/kitchen-test";
import { runFunctionsInProcess } from "../support/run-in-process";
import { newStaff, storeGrants, type TestAccountWithAddress } from "../support/test-accounts";
import { KITCHEN, OTHER_KITCHEN } from "../support/test-kitchen";

runFunctionsInProcess();

afterEach(() => {
  vi.restoreAllMocks();
});

/** Sets the extra minutes of a restaurant in this process. @returns the reason of a refusal, or "ok" */
async function setMinutes(
  { uid, idToken = "" }: TestAccountWithAddress,
  extra_minutes: number,
  resto_key = KITCHEN,
): Promise<string> {
  const token = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
  const data = { resto_key, patch: { extra_minutes } };
  const call = Promise.resolve(
    setAvailability.run(inProcessRequest(data, { auth: { uid, token } })),
  );
  return call.then(
    () => "ok",
    (fault: { message: string }) => fault.message,
  );
}

const minutesOf = async (key: string) =>
  (await adminGet(`availability/${key}`))?.extra_minutes ?? 0;

test("a right that is withdrawn ends at once, also where an instance remembers it", async ({
  staff,
}) => {
  expect(await setMinutes(staff, 5)).toBe("ok");
  await adminRemove(`staff/${staff.uid}`);
  expect(await setMinutes(staff, 15)).toBe("NOT_ALLOWED");
  expect(await minutesOf(KITCHEN)).toBe(5);
  // Without a transaction: the instance has forgotten the earlier right.
  const transactions = vi.spyOn(database(), "runTransaction");
  expect(await setMinutes(staff, 15)).toBe("NOT_ALLOWED");
  expect(transactions).not.toHaveBeenCalled();
});

test("a right that is granted counts at once, also where an instance remembers fewer", async () => {
  const staff = await newStaff({ resto_keys: [KITCHEN] });
  expect(await setMinutes(staff, 5)).toBe("ok");
  await storeGrants(staff, { resto_keys: [KITCHEN, OTHER_KITCHEN] });
  expect(await setMinutes(staff, 10, OTHER_KITCHEN)).toBe("ok");
  await storeGrants(staff, { resto_keys: [KITCHEN], role: "manager" });
  expect(await setMinutes(staff, 15)).toBe("ok");
  expect([await minutesOf(KITCHEN), await minutesOf(OTHER_KITCHEN)]).toEqual([15, 10]);
});
