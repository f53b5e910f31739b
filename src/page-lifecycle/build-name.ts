/**
 * Name of this build: the file name of the entry, which contains a hash of the whole site. The site's
 * `version.json` holds the same.
 */
export function buildName(): string {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]");
  return entry?.src.split("/").pop() ?? "unknown";
}
