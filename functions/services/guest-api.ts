import { defineService } from "../calls/define-service";
import { guestCalls } from "./guest-calls";

// Reasons of the numbers: docs/decisions/hosting.md#few-services
/** The calls of guests. */
export const guestApi = defineService(guestCalls, {
  maxInstances: 8,
  // Set by `npm run build:functions` from hosting/project.json.
  minInstances: Number(process.env.WARM_GUEST_INSTANCES ?? 0),
  concurrency: 80,
  memory: "512MiB",
  timeoutSeconds: 300,
});
