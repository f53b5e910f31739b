/**
 * Whether the functions run on a local backend. Checks three signs: hosted functions have none of
 * them, and a hosted project cannot be called `demo-…`.
 */
export function isLocalBackend(): boolean {
  const { FUNCTIONS_EMULATOR, FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  return (
    FUNCTIONS_EMULATOR === "true" &&
    Boolean(FIRESTORE_EMULATOR_HOST) &&
    (GCLOUD_PROJECT ?? "").startsWith("demo-")
  );
}
