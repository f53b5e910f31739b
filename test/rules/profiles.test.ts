import { deleteDoc, deleteField, doc, serverTimestamp, Timestamp } from "firebase/firestore";
import { describe } from "vitest";
import { aProfile } from "./a-profile";
import { ownDocumentTest } from "./own-document-test";
import { EARLIER } from "./seeded-documents";
import { assertFails, assertSucceeds } from "./verdicts";

const [address] = aProfile.addresses;
const now = () => ({
  ...aProfile,
  agreed_at: serverTimestamp(),
  changed_at: serverTimestamp(),
});

const PATH = "profiles/owner";
const existing = { ...aProfile, agreed_at: EARLIER, changed_at: EARLIER };

const test = ownDocumentTest(PATH, existing, { changed_at: serverTimestamp() });

describe("storing one's own profile", () => {
  test.for<[string, object]>([
    ["one address", {}],
    ["no address", { addresses: [] }],
    ["five addresses", { addresses: Array(5).fill(address) }],
    ["an address without a note", { addresses: [{ street: "Weg 1", zip: "86399", city: "B" }] }],
  ])("is allowed with %s", ([_what, changes], { create }) =>
    assertSucceeds(create({ ...now(), ...changes })),
  );

  test.for<[string, object]>([
    ["six addresses", { addresses: Array(6).fill(address) }],
    ["an address with another field", { addresses: [{ ...address, floor: 2 }] }],
    ["an address without a street", { addresses: [{ zip: "86399", city: "Bobingen" }] }],
    ["a postal code of four digits", { addresses: [{ ...address, zip: "8639" }] }],
    ["a long street", { addresses: [{ ...address, street: "x".repeat(121) }] }],
    ["a long note", { addresses: [{ ...address, note: "x".repeat(201) }] }],
    [
      "a wrong fifth address",
      { addresses: [...Array(4).fill(address), { ...address, zip: 86399 }] },
    ],
    ["a text as addresses", { addresses: "Beispielweg 2" }],
    ["a long name", { name: "x".repeat(81) }],
    ["a number as name", { name: 7 }],
    ["a long phone number", { phone: "1".repeat(41) }],
    ["another field", { birthday: "1.1.1990" }],
    ["an earlier consent", { agreed_at: Timestamp.fromMillis(0) }],
    ["an earlier change", { changed_at: Timestamp.fromMillis(0) }],
  ])("is denied with %s", ([_what, changes], { create }) =>
    assertFails(create({ ...now(), ...changes })),
  );

  test("is denied without a consent", ({ create }) =>
    assertFails(create({ ...aProfile, changed_at: serverTimestamp() })));
});

describe("changing one's own profile", () => {
  test("is allowed and keeps the time of the consent", async ({ storeExisting, update }) => {
    await storeExisting();
    await assertSucceeds(update({ name: "Erika", addresses: [] }));
  });

  test.for<[string, object]>([
    ["a later consent", { agreed_at: serverTimestamp() }],
    ["no consent", { agreed_at: deleteField() }],
    ["the time of an earlier change", { changed_at: EARLIER }],
    ["no name", { name: deleteField() }],
    ["another field", { uid: "owner" }],
  ])("is denied with %s", async ([_what, change], { storeExisting, update }) => {
    await storeExisting();
    await assertFails(update(change));
  });
});

test("nothing is changed or deleted within a second of the last change", async ({
  clientOf,
  storeExisting,
  update,
}) => {
  // Ahead of the clock, so that a slow machine is no different.
  await storeExisting({ ...existing, changed_at: Timestamp.fromMillis(Date.now() + 60_000) });
  await assertFails(update({ name: "Erika" }));
  await assertFails(deleteDoc(doc(clientOf("owner"), PATH)));
});
