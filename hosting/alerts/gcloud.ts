/** Runs `gcloud` with arguments and returns what it prints. Rejects if it fails. */
export type Gcloud = (args: readonly string[]) => Promise<string>;

/** How an installation runs `gcloud`. */
export interface GcloudAccess {
  /** Runs commands that only read, so that a dry run can answer them with nothing. */
  readonly read: Gcloud;
  /** Runs commands that change the project. */
  readonly write: Gcloud;
  /** Waits before a command is repeated. */
  readonly pause: () => Promise<void>;
}

export function linesOf(output: string): string[] {
  return output.split("\n").filter((line) => line.trim() !== "");
}
