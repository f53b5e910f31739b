import { FUNCTIONS_REGION } from "../lib/direct-call-url";

/**
 * The functions' own addresses that pages of a project call; none while they call their own site
 * (docs/decisions/hosting.md#one-origin).
 */
export function functionsOrigins({ callAddress, projectId }: HostedBackend): string[] {
  if (callAddress === "site") return [];
  return [`https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`];
}

/** URL of the objects in the bucket of a backend, as `PhotoPlaces` wants it. */
export function bucketUrl(backend: LocalBackend | HostedBackend): string {
  const origin =
    "storagePort" in backend
      ? `http://127.0.0.1:${backend.storagePort}`
      : "https://firebasestorage.googleapis.com";
  return `${origin}/v0/b/${backend.storageBucket}/o`;
}
