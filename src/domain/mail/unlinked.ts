/**
 * Dots of all scripts that mail programs accept in a domain, between a letter or digit and a
 * letter.
 */
const DOMAIN_DOT = /(?<=[\p{L}\p{M}\p{N}_-])([.\u3002\uff0e\uff61\u2024])(?=[\p{L}\p{M}])/gu;
const SCHEME = /(?<=\p{L}[\p{L}\p{N}+.-]*):(?=\S)/gu;
const MAIL_ADDRESS = /(?<=\S)@(?=\S)/gu;
/** A Windows network path. */
const DOUBLE_BACKSLASH = /\\(?=\\)/g;

/**
 * Inserts blanks so that mail programs do not turn web addresses, e-mail addresses and network paths
 * into links: "www.example.com" becomes "www. example. com".
 */
export function unlinked(text: string): string {
  return text
    .replace(DOMAIN_DOT, "$1 ")
    .replace(SCHEME, ": ")
    .replace(MAIL_ADDRESS, " @ ")
    .replace(DOUBLE_BACKSLASH, "\\ ");
}
