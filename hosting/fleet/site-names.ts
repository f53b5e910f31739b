/** The target of a key: the key without `resto-`. */
export function targetName(key: string): string {
  return key.replace(/^resto-/, "");
}

/** Name of the Firebase Hosting site of a target. */
export function siteName(target: string): string {
  return `resto-${target}`;
}
