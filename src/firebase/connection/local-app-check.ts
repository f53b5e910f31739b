/**
 * Token of the local backend, exchanged for its registered debug secret. Never in a deployed
 * bundle.
 */
export async function requestLocalToken(
  local: LocalBackend,
): Promise<{ token: string; expireTimeMillis: number }> {
  const answer = await fetch(
    `http://${window.location.hostname}:${local.authPort}/v1/projects/${local.projectId}/apps/${local.appId}:exchangeDebugToken`,
    {
      method: "POST",
      // A plain-text body is sent without a preflight.
      body: JSON.stringify({ debugToken: local.appCheckDebugToken }),
    },
  );
  if (!answer.ok) throw new Error(`local App Check answered ${answer.status}`);
  const { token, ttl }: { token: string; ttl: string } = await answer.json();
  return { token, expireTimeMillis: Date.now() + Number.parseInt(ttl, 10) * 1000 };
}
