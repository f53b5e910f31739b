export type ShareOutcome = "shared" | "copied" | "failed";

/** Shares a link through the device's share sheet, or copies it if there is none. */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (navigator.share) {
    // Dismissing the share sheet rejects with AbortError.
    return navigator.share({ title, url }).then(
      () => "shared",
      (problem: unknown) =>
        problem instanceof Error && problem.name === "AbortError" ? "shared" : copyLink(url),
    );
  }
  return copyLink(url);
}

async function copyLink(url: string): Promise<ShareOutcome> {
  if (!navigator.clipboard) return "failed";
  return navigator.clipboard.writeText(url).then(
    () => "copied",
    () => "failed",
  );
}
