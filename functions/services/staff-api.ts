import { defineService } from "../calls/define-service";
import { paymentWebhook } from "../payments/payment-webhook";
import { guestCalls } from "./guest-calls";
import { staffCalls } from "./staff-calls";

// Reasons of the numbers: docs/decisions/hosting.md#few-services
/** Every call, and the events of the payment provider, for the admin site. */
export const staffApi = defineService(
  { ...guestCalls, ...staffCalls },
  { maxInstances: 4, concurrency: 80, memory: "1GiB", timeoutSeconds: 300 },
  { "/payments/webhook": paymentWebhook },
);
