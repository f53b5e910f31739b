import { deleteField, serverTimestamp, Timestamp } from "firebase/firestore";
import { describe } from "vitest";
import { aProfile } from "./a-profile";
import { ownDocumentTest } from "./own-document-test";
import { EARLIER } from "./seeded-documents";
import { assertFails, assertSucceeds } from "./verdicts";

const [address] = aProfile.addresses;
const now = () => ({ ...aProfile, agreed_at: serverTimestamp() });

const test = ownDocumentTest("profiles/owner", { ...aProfile, agreed_at: EARLIER });

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
  ])("is denied with %s", ([_what, changes], { create }) =>
    assertFails(create({ ...now(), ...changes })),
  );

  test("is denied without a consent", ({ create }) => assertFails(create(aProfile)));
});

describe("changing one's own profile", () => {
  test("is allowed and keeps the time of the consent", async ({ storeExisting, update }) => {
    await storeExisting();
    await assertSucceeds(update({ name: "Erika", addresses: [] }));
  });

  test.for<[string, object]>([
    ["a later consent", { agreed_at: serverTimestamp() }],
    ["no consent", { agreed_at: deleteField() }],
    ["no name", { name: deleteField() }],
    ["another field", { uid: "owner" }],
  ])("is denied with %s", async ([_what, change], { storeExisting, update }) => {
    await storeExisting();
    await assertFails(update(change));
  });
});
