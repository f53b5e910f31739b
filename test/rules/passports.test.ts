import { deleteDoc, deleteField, doc, serverTimestamp, Timestamp } from "firebase/firestore";
import { describe } from "vitest";
import { PASSPORT_DIETS } from "@/domain/menu/passport/passport.schema";
import { EU_ALLERGENS } from "@/domain/tenant/eu-allergens";
import { aPassport } from "./a-passport";
import { ownDocumentTest } from "./own-document-test";
import { EARLIER } from "./seeded-documents";
import { assertFails, assertSucceeds } from "./verdicts";

const now = () => ({
  ...aPassport,
  agreed_at: serverTimestamp(),
  changed_at: serverTimestamp(),
});

const PATH = "passports/owner";
const existing = { ...aPassport, agreed_at: EARLIER, changed_at: EARLIER };

const test = ownDocumentTest(PATH, existing, { changed_at: serverTimestamp() });

describe("storing one's own passport", () => {
  test.for<[string, object]>([
    ["a bit of everything", {}],
    ["every allergen", { avoid: [...EU_ALLERGENS] }],
    ["every diet and nothing else", { avoid: [], diets: [...PASSPORT_DIETS], dislikes: [] }],
    ["ten words", { dislikes: Array(10).fill("x".repeat(30)) }],
  ])("is allowed with %s", ([_what, changes], { create }) =>
    assertSucceeds(create({ ...now(), ...changes })),
  );

  test.for<[string, object]>([
    ["nothing in it", { avoid: [], diets: [], dislikes: [] }],
    ["an unknown allergen", { avoid: ["kiwi"] }],
    ["the same allergen fifteen times", { avoid: Array(15).fill("milk") }],
    ["an unknown diet", { diets: ["carnivore"] }],
    ["the same diet five times", { diets: Array(5).fill("vegan") }],
    ["eleven words", { dislikes: Array(11).fill("Dill") }],
    ["a long word", { dislikes: ["x".repeat(31)] }],
    ["an empty word", { dislikes: [""] }],
    ["a wrong tenth word", { dislikes: [...Array(9).fill("Dill"), 7] }],
    ["a text as allergens", { avoid: "milk" }],
    ["a text as an answer about the kitchen", { tells_kitchen: "yes" }],
    ["codes of a legend", { additives: ["1"] }],
    ["an earlier consent", { agreed_at: Timestamp.fromMillis(0) }],
    ["an earlier change", { changed_at: Timestamp.fromMillis(0) }],
  ])("is denied with %s", ([_what, changes], { create }) =>
    assertFails(create({ ...now(), ...changes })),
  );

  test("is denied without a consent", ({ create }) =>
    assertFails(create({ ...aPassport, changed_at: serverTimestamp() })));
});

describe("changing one's own passport", () => {
  test("is allowed and keeps the time of the consent", async ({ storeExisting, update }) => {
    await storeExisting();
    await assertSucceeds(update({ avoid: ["fish"] }));
  });

  test.for<[string, object]>([
    ["a later consent", { agreed_at: serverTimestamp() }],
    ["no consent", { agreed_at: deleteField() }],
    ["the time of an earlier change", { changed_at: EARLIER }],
    ["no allergens", { avoid: deleteField() }],
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
  await assertFails(update({ avoid: ["fish"] }));
  await assertFails(deleteDoc(doc(clientOf("owner"), PATH)));
});
