/** Sign-in, App Check token and headers of a call in this process. */
interface Credentials {
  readonly auth?: { readonly uid: string; readonly token?: unknown };
  readonly app?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The request that a callable gets for this input, for its `run`. */
export function inProcessRequest(data: unknown, credentials: Credentials = {}): never {
  const { headers = {}, auth, ...rest } = credentials;
  const withToken = auth && { ...auth, token: auth.token ?? {} };
  return { ...rest, auth: withToken, rawRequest: { body: { data }, headers } } as never;
}
