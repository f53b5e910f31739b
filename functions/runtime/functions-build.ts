/**
 * Name of the deployed version of this function: the Cloud Run revision, for example
 * `placeorder-00042-abc`; "local" on the local backend.
 */
export function functionsBuild(): string {
  return process.env.K_REVISION ?? "local";
}
