import { inject } from "vitest";
import "../provided-context";

// Points SDKs that read the emulator variables to the backend of the test project.
const ports = inject("backendPorts");
process.env.GCLOUD_PROJECT = "demo-resto";
process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${ports.firestore}`;
process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${ports.auth}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${ports.storage}`;
process.env.FIREBASE_CONFIG = JSON.stringify({
  projectId: "demo-resto",
  storageBucket: "demo-resto.appspot.com",
});

// The project `rules` runs no functions.
const smtpUrl: string | undefined = inject("smtpUrl");
if (smtpUrl) process.env.RESTO_LOCAL_SMTP_URL = smtpUrl;
const paymentUrl: string | undefined = inject("paymentUrl");
if (paymentUrl) process.env.RESTO_LOCAL_PAYMENT_URL = paymentUrl;
