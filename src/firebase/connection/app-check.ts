import {
  type AppCheck,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from "firebase/app-check";
import { backendApp } from "./backend-app";
import { requestLocalToken } from "./local-app-check";
import { withTimeout } from "./with-timeout";

/** Calls wait this long for a token, then are sent without one. */
const CALL_WAIT_MS = 3000;
/** The security check waits longer once the verification script has loaded. */
const ATTEMPT_MS = 10_000;

let appCheck: AppCheck | null = null;

/** The token request in progress, or one whose answer has not been used yet. */
let attempt: { readonly token: Promise<unknown>; readonly startedAt: number } | null = null;

/** The provider's token request, which the SDK's public types omit. */
interface TokenRequest {
  getToken(): Promise<unknown>;
}

/**
 * Asks the verification service for a token. Later tokens are refreshed automatically.
 * @returns the token, empty if the service gave none, or null where no service is configured
 * or the client is off on this page
 * @throws when verification fails: after 3 seconds if its script is blocked, else within 10
 */
export async function requestAppCheckToken(): Promise<string | null> {
  const started = startAppCheck();
  if (!started) return null;
  try {
    return (await getToken(started)).token;
  } catch (fault) {
    if (!attempt) throw fault;
    await attempt.token;
    return (await getToken(started)).token;
  }
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

function makeProvider(): CustomProvider | ReCaptchaEnterpriseProvider | null {
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
 * SDK never settles when its script is blocked. A late answer is used by the next caller.
 */
function withDeadline<P extends CustomProvider | ReCaptchaEnterpriseProvider>(provider: P): P {
  const request = provider as unknown as TokenRequest;
  const requestToken = request.getToken.bind(provider);
  request.getToken = async () => {
    attempt ??= startAttempt();
    const waitedMs = performance.now() - attempt.startedAt;
    const token = await withTimeout(attempt.token, Math.max(0, CALL_WAIT_MS - waitedMs));
    attempt = null;
    return token;
  };

  function startAttempt() {
    const token = withTimeout(Promise.race([requestToken(), scriptBlocked(provider)]), ATTEMPT_MS);
    token.catch(() => {
      attempt = null;
    });
    return { token, startedAt: performance.now() };
  }
  return provider;
}

/** Rejects when the verification script has not loaded in time, else never settles. */
function scriptBlocked(provider: CustomProvider | ReCaptchaEnterpriseProvider): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (provider instanceof CustomProvider) return;
    setTimeout(() => {
      if (!("grecaptcha" in window)) reject(new Error("verification script blocked"));
    }, CALL_WAIT_MS);
  });
}
