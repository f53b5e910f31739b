import { randomUUID } from "node:crypto";
import type { RulesTestContext } from "@firebase/rules-unit-testing";
import { doc, setDoc, Timestamp } from "firebase/firestore";
import {
  deleteObject,
  type FirebaseStorage,
  getMetadata,
  list,
  ref,
  updateMetadata,
  uploadBytes,
} from "firebase/storage";
import { test as base, describe } from "vitest";
import { MAX_UPLOAD_BYTES, uploadPath } from "@/domain/photo/photo-upload";
import { LOCAL_PROJECT_ID } from "@/hosting/lib/local-web-config";
import { contextOf, ROLES, type Role } from "./roles";
import { databaseOf, openStorageRulesEnvironment } from "./rules-environment";
import { seedDocuments } from "./seeded-documents";
import { ELSEWHERE, HERE } from "./seeded-names";
import { assertFails, assertSucceeds } from "./verdicts";

const JPEG = { contentType: "image/jpeg" };
const BYTES = new Uint8Array([0xff, 0xd8, 0xff]);
const PUBLISHED = `photos/${HERE}/0123456789abcdef0123456789abcdef/320.avif`;
const STORED_UPLOAD = uploadPath(HERE, "11111111-1111-4111-8111-111111111111");

const storageOf = (context: RulesTestContext) => context.storage() as unknown as FirebaseStorage;

const test = base
  // The rules of every local bucket read the database of this project.
  .extend("projectId", { scope: "file" }, () => LOCAL_PROJECT_ID)
  .extend("environment", { scope: "file" }, async ({ projectId }, { onCleanup }) => {
    const environment = await openStorageRulesEnvironment(projectId);
    onCleanup(() => environment.cleanup());
    await seedDocuments(environment);
    return environment;
  })
  /** The client of a role, after the stored objects have been reset. */
  .extend("clientOf", ({ environment }) => async (role: Role) => {
    await environment.withSecurityRulesDisabled(async (context) => {
      for (const path of [PUBLISHED, STORED_UPLOAD]) {
        await uploadBytes(ref(storageOf(context), path), BYTES, JPEG);
      }
    });
    return storageOf(contextOf(environment, role));
  });

const create = (restoKey: string) => (storage: FirebaseStorage) =>
  uploadBytes(ref(storage, uploadPath(restoKey, randomUUID())), BYTES, JPEG);

const MANAGERS: readonly Role[] = ["manager-here", "super"];

/** An operation and the roles that may do it; all others are refused. */
const ATTEMPTS: readonly [
  what: string,
  attempt: (storage: FirebaseStorage) => Promise<unknown>,
  allowed: readonly Role[],
][] = [
  ["uploading an original", create(HERE), MANAGERS],
  ["uploading an original of another restaurant", create(ELSEWHERE), ["staff-elsewhere", "super"]],
  ["reading an original", (storage) => getMetadata(ref(storage, STORED_UPLOAD)), []],
  ["replacing an original", (storage) => uploadBytes(ref(storage, STORED_UPLOAD), BYTES, JPEG), []],
  [
    "changing the metadata of an original",
    (storage) => updateMetadata(ref(storage, STORED_UPLOAD), JPEG),
    [],
  ],
  ["deleting an original", (storage) => deleteObject(ref(storage, STORED_UPLOAD)), []],
  ["listing originals", (storage) => list(ref(storage, `uploads/${HERE}`)), []],
  ["reading a published size", (storage) => getMetadata(ref(storage, PUBLISHED)), ROLES],
  [
    "replacing a published size",
    (storage) => uploadBytes(ref(storage, PUBLISHED), BYTES, JPEG),
    [],
  ],
  [
    "publishing without the function",
    (storage) =>
      uploadBytes(ref(storage, PUBLISHED.replace("0123", "4567")), BYTES, {
        contentType: "image/avif",
      }),
    [],
  ],
  ["deleting a published size", (storage) => deleteObject(ref(storage, PUBLISHED)), []],
  ["listing published photographs", (storage) => list(ref(storage, `photos/${HERE}`)), []],
  ["uploading elsewhere", (storage) => uploadBytes(ref(storage, "other/a.jpg"), BYTES, JPEG), []],
];

describe.each(ATTEMPTS)("%s", (_what, attempt, allowed) => {
  test.for(ROLES)("%s", async (role, { clientOf }) => {
    const check = allowed.includes(role) ? assertSucceeds : assertFails;
    await check(attempt(await clientOf(role)));
  });
});

describe("an original of a manager", () => {
  const uploads: readonly [string, string, number, boolean][] = [
    ["may have 5 MB", "image/webp", MAX_UPLOAD_BYTES, true],
    ["may not have more than 5 MB", "image/webp", MAX_UPLOAD_BYTES + 1, false],
    ["may not be an SVG", "image/svg+xml", 100, false],
    ["may not be a GIF", "image/gif", 100, false],
    ["may not be a page", "text/html", 100, false],
    ["may not be of a type that only begins like an image's", "image/jpegx", 100, false],
  ];
  test.for(uploads)("%s", async ([, contentType, size, isAllowed], { clientOf }) => {
    const target = ref(await clientOf("manager-here"), uploadPath(HERE, randomUUID()));
    const upload = uploadBytes(target, new Uint8Array(size), { contentType });
    await (isAllowed ? assertSucceeds : assertFails)(upload);
  });

  test.for(["photo.jpg", "11111111-1111-4111-8111-11111111111G", "a/b"])(
    "may not have the name %s",
    async (name, { clientOf }) => {
      const target = ref(await clientOf("manager-here"), uploadPath(HERE, name));
      await assertFails(uploadBytes(target, BYTES, JPEG));
    },
  );
});

describe("a manager who was signed out everywhere", () => {
  const signedOutAt = Date.UTC(2026, 10, 20, 12);
  test.for([
    ["uploads after a later sign-in", 1, true],
    ["does not upload in an earlier session", -1, false],
  ] as const)("%s", async ([, seconds, isAllowed], { environment }) => {
    await environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(databaseOf(context), "staff/returned"), {
        email: "returned@example.com",
        resto_keys: [HERE],
        role: "manager",
        super: false,
        signed_out_at: Timestamp.fromMillis(signedOutAt),
      }),
    );
    const context = environment.authenticatedContext("returned", {
      email: "returned@example.com",
      email_verified: true,
      auth_time: signedOutAt / 1000 + seconds,
    });
    await (isAllowed ? assertSucceeds : assertFails)(create(HERE)(storageOf(context)));
  });
});
