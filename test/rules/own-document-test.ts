import { doc, setDoc, updateDoc } from "firebase/firestore";
import { databaseOf } from "./rules-environment";
import { rulesTest } from "./rules-test";

/**
 * Tests of a document that its owner writes, in an empty database: `create` and `update` as the owner,
 * `storeExisting` without rules.
 * @param existing what `storeExisting` stores by default
 * @param always fields that each update has
 */
export function ownDocumentTest(path: string, existing: object, always: object = {}) {
  return rulesTest
    .extend("emptyDatabase", { auto: true }, ({ environment }) => environment.clearFirestore())
    .extend(
      "create",
      ({ clientOf }) =>
        (data: object) =>
          setDoc(doc(clientOf("owner"), path), data),
    )
    .extend(
      "update",
      ({ clientOf }) =>
        (change: object) =>
          updateDoc(doc(clientOf("owner"), path), { ...always, ...change }),
    )
    .extend(
      "storeExisting",
      ({ environment }) =>
        (data: object = existing) =>
          environment.withSecurityRulesDisabled((context) =>
            setDoc(doc(databaseOf(context), path), data),
          ),
    );
}
