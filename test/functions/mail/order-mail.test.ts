import { expect } from "vitest";
import { adminGet, adminList } from "@/test/harness/admin";
import { callFunction } from "@/test/harness/callables";
import { kitchenTest as test } from "../support/kitchen-test";
import {
  at,
  CONTACT_WITH_EMAIL,
  deliveryRequest,
  KITCHEN,
  pickupRequest,
  placeOrder,
  refused,
} from "../support/test-kitchen";

const contact = CONTACT_WITH_EMAIL;

interface StoredMail {
  to: string;
  message: { subject: string; text: string; html: string };
  target: string;
}

async function mails(): Promise<{ id: string; data: StoredMail }[]> {
  return (await adminList("mail")) as unknown as { id: string; data: StoredMail }[];
}

const subjects = async () => (await mails()).map(({ data }) => data.message.subject);

test("an order queues one receipt, also when it is replayed", async ({ guest }) => {
  const request = deliveryRequest({ contact });
  const { id, code } = await placeOrder(request, guest);
  await placeOrder(request, guest);
  const queued = await mails();
  expect(queued).toHaveLength(1);
  expect(queued[0]).toMatchObject({
    id: `order_${id}_1`,
    data: {
      to: "toni@example.com",
      target: `orders/${id}`,
      resto_key: KITCHEN,
      created_at: expect.any(Date),
      message: {
        subject: expect.stringContaining(code),
        text: expect.stringContaining("noch keine Annahme"),
        html: expect.stringContaining("<html"),
      },
    },
  });
  expect(queued[0]?.data.message.text).toContain("23,00\u00a0€");
});

test("acceptance, delivery and completion queue a mail with the promised time", async ({
  guest,
  staff,
}) => {
  const { id } = await placeOrder(deliveryRequest({ contact }), guest);
  const steps = ["accepted", "preparing", "out_for_delivery", "completed"];
  for (const [index, to] of steps.entries()) {
    const more = to === "accepted" ? { eta_minutes: 45 } : {};
    const step = { id, version: index + 1, to, ...more };
    expect(await callFunction("setOrderStatus", step, staff)).toHaveProperty("result");
  }
  expect((await mails()).map(({ id: name }) => name)).toEqual(
    [1, 2, 4].map((v) => `order_${id}_${v}`),
  );
  expect((await mails())[1]?.data.message.text).toMatch(
    /Voraussichtliche Lieferung: Mi 3\.3\.2027, 18:4[5-6] Uhr/,
  );
});

test("cancellation and rejection queue a mail in the order's language", async ({
  guest,
  staff,
}) => {
  const one = await placeOrder(pickupRequest({ contact, language: "en" }), guest);
  await callFunction("cancelOrder", { order_id: one.id, version: 1 }, guest);
  expect(await subjects()).toEqual([
    expect.stringMatching(/^We have received your order/),
    expect.stringMatching(/^Your order .* has been cancelled$/),
  ]);
  const two = await placeOrder(pickupRequest({ contact }), guest);
  const step = { id: two.id, version: 1, to: "rejected", reason: "<b>Ofen</b> kaputt" };
  await callFunction("setOrderStatus", step, staff);
  const rejected = (await mails()).find(({ id }) => id === `order_${two.id}_2`)?.data.message;
  expect(rejected?.text).toContain("Grund: <b>Ofen</b> kaputt");
  expect(rejected?.html).toContain("Grund: &lt;b&gt;Ofen&lt;/b&gt; kaputt");
});

test("no mail is queued without an address or after a refusal", async ({ guest, staff }) => {
  const { id } = await placeOrder(pickupRequest(), guest);
  await callFunction("setOrderStatus", { id, version: 1, to: "accepted", eta_minutes: 20 }, staff);
  await callFunction("placeOrder", pickupRequest({ contact, expected_total_cents: 1 }), guest);
  await callFunction("placeOrder", pickupRequest({ contact, wanted_at: at("03:00") }), guest);
  const other = await placeOrder(pickupRequest({ contact }), guest);
  await callFunction("cancelOrder", { order_id: other.id, version: 7 }, guest);
  expect((await mails()).map(({ id: name }) => name)).toEqual([`order_${other.id}_1`]);
});

test("an unknown language is refused, and another language is still the same request", async ({
  guest,
}) => {
  const request = pickupRequest({ contact, language: "en" });
  await placeOrder(request, guest);
  expect(await placeOrder({ ...request, language: "de" }, guest)).toMatchObject({
    replayed: true,
  });
  expect(await adminGet(`orders/${request.order_id}`)).toMatchObject({ language: "en" });
  const strange = { ...pickupRequest(), language: "fr" };
  expect(await callFunction("placeOrder", strange, guest)).toEqual(
    refused("INVALID_ARGUMENT", "INVALID", { field: "language" }),
  );
});
