import { defineSecret } from "firebase-functions/params";

/** Private VAPID key of the project, base64url, or `off` (docs/deploy.md#push); bound to what sends. */
export const pushKeySecret = defineSecret("PUSH_KEY");
