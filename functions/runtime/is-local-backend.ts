/**
 * Whether these functions run on a local backend. All three signs are needed: hosted functions
 * have none of them, and no hosted project can be called `demo-…`.
 */
export function isLocalBackend(): boolean {
  const { FUNCTIONS_EMULATOR, FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  return (
    FUNCTIONS_EMULATOR === "true" &&
    Boolean(FIRESTORE_EMULATOR_HOST) &&
    (GCLOUD_PROJECT ?? "").startsWith("demo-")
  );
}
