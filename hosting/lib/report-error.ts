import { CommandError } from "./command-error";

/** Problems of the machine by error code, as a sentence for the path or address concerned. */
const SYSTEM: Readonly<Record<string, (where: string) => string>> = {
  EACCES: (where) => `No permission for ${where}. Change the owner or the rights of the folder.`,
  EPERM: (where) => `No permission for ${where}. Change the owner or the rights of the folder.`,
  EROFS: (where) => `${where} is on a read-only file system. Use a copy in a writable folder.`,
  ENOSPC: (where) => `No space left on the disk for ${where}. Free some, then run this again.`,
  ENOENT: (where) => `${where} does not exist.`,
  EADDRINUSE: (where) => `${where} is in use. Stop the other program, then run this again.`,
  ECONNREFUSED: (where) => `Nothing responds at ${where}.`,
};

interface SystemError extends Error {
  readonly code?: string;
  readonly path?: string;
  readonly dest?: string;
  readonly address?: string;
  readonly port?: number;
}

function systemSentence(error: SystemError): string | null {
  const sentence = SYSTEM[error.code ?? ""];
  const where = error.path ?? (error.port && `${error.address ?? "localhost"}:${error.port}`);
  return sentence && where ? sentence(where) : null;
}

/** The sentence to print for an error of a command. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CommandError) return error.message;
  const known = systemSentence(error) ?? systemSentence((error.cause ?? {}) as SystemError);
  if (known) return known;
  const message = error.message.trim() || error.name;
  return `Unexpected ${error.name}: ${message}\nSet DEBUG=1 to see where it comes from.`;
}

/** Prints an error of a command: its sentence, with the variable `DEBUG` its stack, too. */
export function reportError(error: unknown): void {
  console.error(`\n${errorMessage(error)}`);
  if (process.env.DEBUG) console.error(error);
}
