import { readFileSync } from "node:fs";
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { type Firestore, setLogLevel } from "firebase/firestore";

// The SDK would log every denied operation, and most operations here are denied.
setLogLevel("silent");

/** Loads the rules into the running backend; every test file has its own project. */
export function openRulesEnvironment(projectId: string): Promise<RulesTestEnvironment> {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (!address) throw new Error("no local backend: FIRESTORE_EMULATOR_HOST is not set");
  const { hostname, port } = new URL(`http://${address}`);
  return initializeTestEnvironment({
    projectId,
    firestore: {
      host: hostname,
      port: Number(port),
      rules: readFileSync("firestore.rules", "utf8"),
    },
  });
}

/** The context's client; its declared type is that of the namespaced SDK. */
export function databaseOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
