import { expect, inject } from "vitest";
import { localProject } from "@/hosting/firebase/project";
import { readSwitches, setSwitches } from "@/hosting/firebase/set-switches";
import { adminGet, adminList, adminSet } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest } from "../support/kitchen-test";
import { newGuest } from "../support/test-accounts";
import {
  at,
  deliveryRequest,
  pickupRequest,
  placeOrder,
  refused,
  setClock,
} from "../support/test-kitchen";

const PAUSED = refused("FAILED_PRECONDITION", "PAUSED");
const NOT_VERIFIED = refused("FAILED_PRECONDITION", "NOT_VERIFIED");

const quote = () => {
  const { resto_key, type, lines } = pickupRequest();
  return callFunction("quoteOrder", { resto_key, type, lines });
};

kitchenTest(
  "ordering paused everywhere stops guests, and nobody else",
  async ({ superAdmin, staff, guest }) => {
    const earlier = pickupRequest();
    await placeOrder(earlier, guest);
    await setClock(at("18:00"));
    const until = at("19:00");
    const { result } = await callFunction(
      "setSwitches",
      { ordering_paused_until: until },
      superAdmin,
    );
    expect(result).toEqual({
      switches: {
        ordering_paused_until: until,
        app_check_required: true,
        online_payment: true,
        changed_at: { ordering_paused_until: expect.any(Number) },
      },
    });
    expect((await quote()).result).toMatchObject({ refusal: { reason: "PAUSED" } });
    expect(await callFunction("placeOrder", pickupRequest(), guest)).toEqual(PAUSED);
    const later = pickupRequest({ wanted_at: at("20:00") });
    expect(await callFunction("placeOrder", later, guest)).toEqual(PAUSED);
    // A repeated order whose answer was lost is still found.
    expect((await callFunction("placeOrder", earlier, guest)).result).toMatchObject({
      replayed: true,
    });
    expect(await callFunction("placeStaffOrder", deliveryRequest(), staff)).toHaveProperty(
      "result",
    );

    await setClock(until);
    expect(await callFunction("placeOrder", pickupRequest(), guest)).toHaveProperty("result");
  },
);

kitchenTest(
  "without the browser check, a guest needs neither token nor address",
  async ({ superAdmin }) => {
    const { idToken } = await newGuest();
    const place = () => callFunction("placeOrder", pickupRequest(), { idToken });
    expect(await place()).toEqual(NOT_VERIFIED);
    await callFunction("setSwitches", { app_check_required: false }, superAdmin);
    expect(await place()).toHaveProperty("result");
    await callFunction("setSwitches", { app_check_required: true }, superAdmin);
    expect(await place()).toEqual(NOT_VERIFIED);
  },
);

kitchenTest("a change keeps the other switches and is in the audit log", async ({ superAdmin }) => {
  await callFunction("setSwitches", { online_payment: false }, superAdmin);
  await callFunction("setSwitches", { app_check_required: false }, superAdmin);
  expect(await adminGet("operations/switches")).toMatchObject({
    online_payment: false,
    app_check_required: false,
    ordering_paused_until: null,
  });
  const entries = (await adminList("audit")).filter(
    ({ data }) => data.action === "switches.changed",
  );
  expect(entries).toHaveLength(2);
  expect(entries[0]?.data).toMatchObject({ by: "staff", uid: superAdmin.uid, resto_key: null });
});

kitchenTest(
  "only super-administrators change switches, and no pause lasts for ever",
  async ({ superAdmin, manager }) => {
    const change = { online_payment: false };
    expect(await callFunction("setSwitches", change, manager)).toEqual(
      refused("PERMISSION_DENIED", "NOT_ALLOWED"),
    );
    const forever = { ordering_paused_until: at("18:00") + 31 * 86_400_000 };
    expect(await callFunction("setSwitches", forever, superAdmin)).toEqual(
      refused("INVALID_ARGUMENT", "INVALID", { field: "ordering_paused_until" }),
    );
    expect(await adminGet("operations/switches")).toBeNull();
  },
);

kitchenTest("unreadable switches count as missing", async ({ guest }) => {
  await adminSet("operations/switches", { ordering_paused_until: "soon" });
  expect(await callFunction("placeOrder", pickupRequest(), guest)).toHaveProperty("result");
});

kitchenTest(
  "the command changes the same switches, with an entry in the audit log",
  async ({ guest }) => {
    const project = localProject(inject("backendPorts"));
    const until = at("19:00");
    await setSwitches(project, { ordering_paused_until: until }, new Date(at("18:00")));
    expect(await callFunction("placeOrder", pickupRequest(), guest)).toEqual(PAUSED);
    await setSwitches(project, { ordering_paused_until: null }, new Date(at("18:01")));
    expect(await callFunction("placeOrder", pickupRequest(), guest)).toHaveProperty("result");
    expect(await readSwitches(project)).toMatchObject({
      ordering_paused_until: null,
      changed_at: { ordering_paused_until: at("18:01") },
    });
    const entries = (await adminList("audit")).filter(
      ({ data }) => data.action === "switches.changed",
    );
    expect(entries.map(({ data }) => data.by)).toEqual(["system", "system"]);
  },
);
