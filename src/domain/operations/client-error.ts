import { MAX_FRAMES, type ReportClientErrorRequest } from "./client-error.schema";
import { routeOf } from "./route-of";
import { withoutPersonalData } from "./without-personal-data";

/** Where an error happened. */
export interface ErrorPlace {
  readonly resto_key: string;
  readonly build: string;
  /** Path of the page. */
  readonly path: string;
  readonly userAgent: string;
}

const FRAME = /([\w.-]{1,80}\.(?:js|mjs|ts|tsx)):(\d{1,7}):(\d{1,7})\)?$/;

/**
 * The report of an error.
 * @param origin of the page; frames of other origins, such as browser extensions, are left out
 * @returns null if no frame is ours
 */
export function clientErrorReport(
  fault: unknown,
  origin: string,
  place: ErrorPlace,
): ReportClientErrorRequest | null {
  if (!(fault instanceof Error)) return null;
  const stack = (fault.stack ?? "")
    .split("\n")
    .filter((line) => line.includes(`${origin}/`))
    .flatMap((line) => {
      const [, file, row, column] = FRAME.exec(line.replace(/\?[^:]*/, "")) ?? [];
      return file ? [`${file}:${row}:${column}`] : [];
    })
    .slice(0, MAX_FRAMES);
  if (stack.length === 0) return null;
  const { resto_key, build, path, userAgent } = place;
  return {
    resto_key,
    build,
    route: routeOf(path),
    browser: browserFamily(userAgent),
    message: withoutPersonalData(`${fault.name}: ${fault.message}`),
    stack,
  };
}

function browserFamily(userAgent: string): ReportClientErrorRequest["browser"] {
  if (/\bEdgA?\//.test(userAgent)) return "edge";
  if (/\b(?:Firefox|FxiOS)\//.test(userAgent)) return "firefox";
  if (/\b(?:Chrome|CriOS)\//.test(userAgent)) return "chrome";
  return /\bSafari\//.test(userAgent) ? "safari" : "other";
}
