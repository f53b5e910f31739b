import { hostedBackend } from "./web-config";

/** Where the browser calls the Cloud Functions (region of spec section 9). */
const FUNCTIONS_ORIGIN = `https://europe-west3-${hostedBackend().projectId}.cloudfunctions.net`;

const RECAPTCHA = "https://www.google.com/recaptcha/";

/** What a page may load and reach; anything not listed is refused by the browser. */
const DIRECTIVES: Record<string, readonly string[]> = {
  "default-src": ["'none'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'self'"],
  "script-src": [
    "'self'",
    "https://apis.google.com",
    RECAPTCHA,
    "https://www.gstatic.com/recaptcha/",
  ],
  // Emotion writes its styles into the page.
  "style-src": ["'self'", "'unsafe-inline'"],
  "font-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "img-src": [
    "'self'",
    "data:",
    "https://www.gstatic.com/recaptcha/",
    "https://www.google.com/images/cleardot.gif",
  ],
  "connect-src": [
    "'self'",
    "https://firestore.googleapis.com",
    "https://identitytoolkit.googleapis.com",
    "https://securetoken.googleapis.com",
    "https://content-firebaseappcheck.googleapis.com",
    FUNCTIONS_ORIGIN,
    RECAPTCHA,
  ],
  "frame-src": ["'self'", RECAPTCHA, "https://recaptcha.google.com/recaptcha/"],
};

/**
 * The content security policy of every site.
 * @param moreConnections further `connect-src` origins, for a site that talks to a backend on
 * the own machine
 */
export function contentSecurityPolicy(moreConnections: readonly string[] = []): string {
  return Object.entries(DIRECTIVES)
    .map(([name, sources]) => {
      const more = name === "connect-src" ? moreConnections : [];
      return [name, ...sources, ...more].join(" ");
    })
    .join("; ");
}
