/** What became of sharing a link. */
export type Shared = "shared" | "copied" | "failed";

/** Hands a link to the device's own sharing, or copies it where there is none. */
export async function shareLink(title: string, url: string): Promise<Shared> {
  if (navigator.share) {
    // Closing the device's sheet rejects as well, and is no failure.
    return navigator.share({ title, url }).then(
      () => "shared",
      (problem: unknown) =>
        problem instanceof Error && problem.name === "AbortError" ? "shared" : copyLink(url),
    );
  }
  return copyLink(url);
}

async function copyLink(url: string): Promise<Shared> {
  if (!navigator.clipboard) return "failed";
  return navigator.clipboard.writeText(url).then(
    () => "copied",
    () => "failed",
  );
}
