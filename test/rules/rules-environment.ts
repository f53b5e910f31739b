import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { type Firestore, setLogLevel } from "firebase/firestore";
import { inject } from "vitest";
import "@/test/harness/provided-context";
import { RULES_FOLDER } from "@/test/mutants/mutants-folder";

// The SDK would log every denied operation, and most operations here are denied.
setLogLevel("silent");

/** Loads the rules into the running backend; every test file has its own project. */
export function openRulesEnvironment(projectId: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({ projectId, firestore: serviceWith("firestore") });
}

/** Like {@link openRulesEnvironment}, with Cloud Storage, whose rules read Firestore. */
export function openStorageRulesEnvironment(projectId: string): Promise<RulesTestEnvironment> {
  return initializeTestEnvironment({
    projectId,
    firestore: serviceWith("firestore"),
    storage: serviceWith("storage"),
  });
}

function serviceWith(service: "firestore" | "storage") {
  return {
    host: "127.0.0.1",
    port: inject("backendPorts")[service],
    rules: readFileSync(join(process.env[RULES_FOLDER] ?? ".", `${service}.rules`), "utf8"),
  };
}

/** The context's client; its declared type is that of the namespaced SDK. */
export function databaseOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
