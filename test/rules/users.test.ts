import fc from "fast-check";
import { deleteField, doc, serverTimestamp, setDoc, Timestamp } from "firebase/firestore";
import { describe } from "vitest";
import { ownDocumentTest } from "./own-document-test";
import { EARLIER } from "./seeded-documents";
import { assertFails, assertSucceeds } from "./verdicts";

const EMAIL = "owner@example.com";

const test = ownDocumentTest("users/owner", {
  email: EMAIL,
  created_at: EARLIER,
  online_at: EARLIER,
});

describe("creating one's own user document", () => {
  test.for<[string, object]>([
    ["with the token's address", { email: EMAIL, created_at: serverTimestamp() }],
    ["without an address", { email: null, created_at: serverTimestamp() }],
    [
      "with `online_at`",
      { email: EMAIL, created_at: serverTimestamp(), online_at: serverTimestamp() },
    ],
  ])("is allowed %s", ([_what, document], { create }) => assertSucceeds(create(document)));

  test.for<[string, object]>([
    ["a foreign address", { email: "koch@example.com", created_at: serverTimestamp() }],
    ["the address in upper case", { email: EMAIL.toUpperCase(), created_at: serverTimestamp() }],
    ["a list as address", { email: [EMAIL], created_at: serverTimestamp() }],
    ["no address field", { created_at: serverTimestamp() }],
    ["no `created_at`", { email: EMAIL }],
    ["an earlier time", { email: EMAIL, created_at: EARLIER }],
    ["a future time", { email: EMAIL, created_at: Timestamp.fromMillis(Date.now() + 60_000) }],
    ["a text as time", { email: EMAIL, created_at: "now" }],
    ["a forged online_at", { email: EMAIL, created_at: serverTimestamp(), online_at: EARLIER }],
    ["a role", { email: EMAIL, created_at: serverTimestamp(), role: "manager" }],
    ["the super flag", { email: EMAIL, created_at: serverTimestamp(), super: true }],
  ])("is denied with %s", ([_what, document], { create }) => assertFails(create(document)));

  test("a guest account cannot store an address", async ({ clientOf }) => {
    const record = doc(clientOf("guest-account"), "users/guest-account");
    await assertFails(setDoc(record, { email: EMAIL, created_at: serverTimestamp() }));
    await assertSucceeds(setDoc(record, { email: null, created_at: serverTimestamp() }));
  });
});

describe("updating one's own user document", () => {
  test.for<[string, object]>([
    ["the time of sign-in", { online_at: serverTimestamp() }],
    ["the address of the token as well", { online_at: serverTimestamp(), email: EMAIL }],
  ])("is allowed with %s", async ([_what, change], { storeExisting, update }) => {
    await storeExisting({ email: null, created_at: EARLIER });
    await assertSucceeds(update(change));
  });

  test("is allowed if the stored address differs from the token's and stays", async ({
    storeExisting,
    update,
  }) => {
    await storeExisting({ email: "before@example.com", created_at: EARLIER });
    await assertSucceeds(update({ online_at: serverTimestamp() }));
  });

  test.for<[string, object]>([
    ["a foreign address", { email: "koch@example.com", online_at: serverTimestamp() }],
    ["an address alone", { email: null }],
    ["a later created_at", { created_at: serverTimestamp(), online_at: serverTimestamp() }],
    ["created_at removed", { created_at: deleteField(), online_at: serverTimestamp() }],
    ["online_at removed", { online_at: deleteField() }],
    ["the address removed", { email: deleteField(), online_at: serverTimestamp() }],
    ["an earlier online_at", { online_at: Timestamp.fromMillis(0) }],
    ["a role", { online_at: serverTimestamp(), role: "manager" }],
    ["a restaurant", { online_at: serverTimestamp(), resto_keys: ["resto-bobingen"] }],
  ])("is denied with %s", async ([_what, change], { storeExisting, update }) => {
    await storeExisting();
    await assertFails(update(change));
  });

  const online = (secondsAgo: number) => Timestamp.fromMillis(Date.now() - secondsAgo * 1000);

  test.for<[string, number, string | null, object, boolean]>([
    ["20 seconds after the last stamp", 20, EMAIL, {}, false],
    ["20 seconds after the last stamp without the address", 20, EMAIL, { email: null }, false],
    ["20 seconds after the last stamp with a new address", 20, null, { email: EMAIL }, true],
    ["62 seconds after the last stamp", 62, EMAIL, {}, true],
  ])(
    "is possible once a minute: %s",
    async ([_when, secondsAgo, email, change, isAllowed], { storeExisting, update }) => {
      await storeExisting({ email, created_at: EARLIER, online_at: online(secondsAgo) });
      const stamp = update({ online_at: serverTimestamp(), ...change });
      await (isAllowed ? assertSucceeds(stamp) : assertFails(stamp));
    },
  );

  test("cannot change created_at by replacing the document", async ({ storeExisting, create }) => {
    await storeExisting();
    await assertFails(
      create({ email: EMAIL, created_at: serverTimestamp(), online_at: serverTimestamp() }),
    );
    await assertSucceeds(
      create({ email: EMAIL, created_at: EARLIER, online_at: serverTimestamp() }),
    );
  });
});

describe("generated user documents", () => {
  const value = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.emailAddress(),
    fc.constant(EARLIER),
    fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
    fc.record({ resto_key: fc.string({ maxLength: 8 }) }),
  );
  const extraKey = fc.oneof(
    fc.constantFrom("role", "super", "resto_keys", "creator_uid", "admin", "uid", "emailVerified"),
    fc.stringMatching(/^[a-z][a-z_]{0,14}$/),
  );
  const notOurs = extraKey.filter((key) => !["email", "created_at", "online_at"].includes(key));

  test("with an additional field are denied", ({ create }) =>
    fc.assert(
      fc.asyncProperty(notOurs, value, async (key, extra) => {
        await assertFails(create({ email: EMAIL, created_at: serverTimestamp(), [key]: extra }));
      }),
      { numRuns: 80 },
    ));

  test("with another address are denied", ({ create }) =>
    fc.assert(
      fc.asyncProperty(value, async (email) => {
        fc.pre(email !== null && email !== EMAIL);
        await assertFails(create({ email, created_at: serverTimestamp() }));
      }),
      { numRuns: 60 },
    ));

  test("with a time other than the request's are denied", ({ create }) =>
    fc.assert(
      fc.asyncProperty(
        fc.oneof(
          value,
          fc
            .date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-01-01") })
            .map(Timestamp.fromDate),
        ),
        async (createdAt) => {
          await assertFails(create({ email: EMAIL, created_at: createdAt }));
        },
      ),
      { numRuns: 60 },
    ));
});
