import type { CustomProvider, ReCaptchaEnterpriseProvider } from "firebase/app-check";
import { requireBackendApp } from "./backend-app";

const SCRIPT = "https://www.google.com/recaptcha/enterprise.js?render=explicit";

/** A method that the SDK's public types omit. */
interface Initializable {
  initialize(app: unknown): void;
}

let loads = 0;

/**
 * Loads the script of the verification service once more, because the SDK asks for it only once and
 * never learns that it hangs.
 * @returns resolves when this or an earlier request for the script has been answered
 */
export function loadScriptAgain(
  provider: CustomProvider | ReCaptchaEnterpriseProvider,
): Promise<void> {
  return new Promise((resolve) => {
    const script = document.createElement("script");
    loads += 1;
    // A new address: browsers answer a second request for the same one from the first, which hangs.
    script.src = `${SCRIPT}&attempt=${loads}`;
    document.head.append(script);
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[src*="/recaptcha/ent"]');
    for (const each of scripts) {
      each.onload = () => {
        for (const other of scripts) other.onload = null;
        // The SDK finds the script and connects the provider to it.
        (provider as unknown as Initializable).initialize(requireBackendApp());
        resolve();
      };
    }
  });
}
