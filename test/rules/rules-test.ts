import { randomUUID } from "node:crypto";
import type { Firestore } from "firebase/firestore";
import { test } from "vitest";
import { contextOf, type Role } from "./roles";
import { databaseOf, openRulesEnvironment } from "./rules-environment";
import { seedDocuments } from "./seeded-documents";

/** A test on the seeded database of its file. */
export const rulesTest = test
  .extend("projectId", { scope: "file" }, () => `demo-rules-${randomUUID()}`)
  .extend("environment", { scope: "file" }, async ({ projectId }, { onCleanup }) => {
    const environment = await openRulesEnvironment(projectId);
    onCleanup(() => environment.cleanup());
    await seedDocuments(environment);
    return environment;
  })
  /** The client of a role, as in {@link contextOf}. Clients are reused: each opens a connection. */
  .extend("clientOf", { scope: "file" }, ({ environment }) => {
    const clients = new Map<string, Firestore>();
    return (role: Role, uid: string = role): Firestore => {
      const key = `${role} ${uid}`;
      const client = clients.get(key) ?? databaseOf(contextOf(environment, role, uid));
      clients.set(key, client);
      return client;
    };
  });
