import { CommandError } from "./command-error";

/** Runs git and returns its output. Throws if git fails. */
export type Git = (...args: string[]) => string;

/**
 * Paths that differ between a commit and the files of the repository, also of files that are not
 * committed yet.
 * @throws CommandError for an unknown commit
 */
export function changedFiles(git: Git, commit: string): string[] {
  try {
    const output =
      git("diff", "--name-only", "--no-renames", "-z", commit, "--") +
      git("ls-files", "--others", "--exclude-standard", "-z");
    return output.split("\0").filter((path) => path !== "");
  } catch {
    throw new CommandError(
      `"${commit}" is not a commit of this repository. git log --oneline lists the commits.`,
    );
  }
}
