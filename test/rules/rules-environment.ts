import { readFileSync } from "node:fs";
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { type Firestore, setLogLevel } from "firebase/firestore";

// Every refused write would be reported, and most cells of the table are refusals.
setLogLevel("silent");

/** Opens the rules of this repository on the running backend; every file has its own database. */
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

/** The client of a test context; its declared type is that of the older namespaced SDK. */
export function databaseOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
