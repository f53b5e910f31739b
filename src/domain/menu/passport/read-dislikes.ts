/** The words of a list as it was typed: "Koriander, Zwiebeln". */
export function readDislikes(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}
