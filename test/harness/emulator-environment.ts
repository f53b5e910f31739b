import { inject } from "vitest";
import "./provided-context";

/** Points SDKs that look for the emulator variables to the project's backend. */
const ports = inject("backendPorts");
process.env.GCLOUD_PROJECT = "demo-resto";
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
