import {
  type AppCheck,
  CustomProvider,
  getToken,
  initializeAppCheck,
  onTokenChanged,
  ReCaptchaEnterpriseProvider,
} from "firebase/app-check";
import { backendApp } from "./backend-app";
import { requestLocalToken } from "./local-app-check";
import { rememberToken } from "./stored-token";
import { withTimeout } from "./with-timeout";

/** Calls wait this long after the start of an attempt, then are sent without a token. */
const CALL_WAIT_MS = 3000;
/** The security check waits this long if the script has loaded. A later call starts a new attempt. */
const ATTEMPT_MS = 10_000;

type Provider = CustomProvider | ReCaptchaEnterpriseProvider;

let appCheck: AppCheck | null = null;

/** The last request to the verification service, until the SDK has its answer. */
let attempt: { readonly token: Promise<ProvidedToken>; readonly startedAt: number } | null = null;

interface ProvidedToken {
  readonly expireTimeMillis: number;
}

/** The provider's token request, which the SDK's public types omit. */
interface TokenRequest {
  getToken(isLimitedUse?: boolean): Promise<ProvidedToken>;
}

/**
 * Asks the verification service for a token. Later tokens are refreshed automatically.
 * @returns the token, empty if the service gave none, or null where no service is configured
 * or the client is off on this page
 * @throws when verification fails: after 3 seconds if its script has not loaded, else within 10
 */
export async function requestAppCheckToken(): Promise<string | null> {
  const started = startAppCheck();
  if (!started) return null;
  try {
    return (await getToken(started)).token;
  } catch (fault) {
    if (!attempt) throw fault;
    if (isScriptMissing()) throw new Error("verification script not loaded");
    await withTimeout(attempt.token, ATTEMPT_MS - CALL_WAIT_MS);
    return (await getToken(started)).token;
  }
}

/** Like {@link requestAppCheckToken}, without waiting for an attempt that hangs. */
export function requestNewAppCheckToken(): Promise<string | null> {
  attempt = null;
  return requestAppCheckToken();
}

/** Reports every new token, also one that arrives after its request was given up. */
export function onAppCheckToken(report: (token: string) => void): void {
  const started = startAppCheck();
  // Failures are reported by the request that they answer.
  if (started)
    onTokenChanged(
      started,
      ({ token }) => report(token),
      () => {},
    );
}

function startAppCheck(): AppCheck | null {
  if (appCheck) return appCheck;
  const app = backendApp();
  const provider = makeProvider();
  if (!app || !provider) return null;
  appCheck = initializeAppCheck(app, {
    provider: withDeadline(provider),
    isTokenAutoRefreshEnabled: true,
  });
  return appCheck;
}

function makeProvider(): Provider | null {
  const local = __LOCAL_BACKEND__;
  if (local) {
    // Request at once, as Google's provider does: the SDK first reads its database, which is slow
    // on phones.
    let first: ReturnType<typeof requestLocalToken> | null = requestLocalToken(local);
    first.catch(() => {});
    return new CustomProvider({
      getToken() {
        const token = first ?? requestLocalToken(local);
        first = null;
        return token;
      },
    });
  }
  const siteKey = __HOSTED_BACKEND__.recaptchaSiteKey;
  return siteKey ? new ReCaptchaEnterpriseProvider(siteKey) : null;
}

/**
 * Limits the wait for a token: Firestore, Auth and callables send nothing without an answer, and the
 * SDK never settles while its script hangs. The attempt itself goes on; a late answer is passed to
 * the SDK.
 */
function withDeadline(provider: Provider): Provider {
  const request = provider as unknown as TokenRequest;
  const requestToken = request.getToken.bind(provider);
  let isFirst = true;
  request.getToken = async (isLimitedUse = false) => {
    // A token for one call is neither shared nor cached.
    if (isLimitedUse) return withTimeout(requestLimitedUse(), CALL_WAIT_MS);
    if (!attempt || ageMs(attempt) >= ATTEMPT_MS) attempt = startAttempt();
    const token = await withTimeout(attempt.token, Math.max(0, CALL_WAIT_MS - ageMs(attempt)));
    attempt = null;
    return token;
  };
  return provider;

  function requestLimitedUse(): Promise<ProvidedToken> {
    return isScriptMissing()
      ? Promise.reject(new Error("verification script not loaded"))
      : requestToken(true);
  }

  function startAttempt() {
    const token = isFirst || !isScriptMissing() ? requestToken() : afterNewScript();
    isFirst = false;
    const started = { token, startedAt: performance.now() };
    token.then(
      ({ expireTimeMillis }) => {
        rememberToken(expireTimeMillis);
        // By the next task, a request that was still waiting has taken the token.
        setTimeout(() => attempt && passLateToken(token));
      },
      () => {
        if (attempt === started) attempt = null;
      },
    );
    return started;
  }

  async function afterNewScript() {
    const { loadScriptAgain } = await import("./load-script-again");
    await loadScriptAgain(provider);
    return requestToken();
  }
}

function passLateToken(token: Promise<ProvidedToken>): void {
  attempt = { token, startedAt: performance.now() };
  if (appCheck) getToken(appCheck).catch(() => {});
}

function ageMs({ startedAt }: { readonly startedAt: number }): number {
  return performance.now() - startedAt;
}

/** Whether the script of the hosted verification service has not loaded yet. */
function isScriptMissing(): boolean {
  return !__LOCAL_BACKEND__ && !("grecaptcha" in window);
}
