/** Maximum number of typos accepted in a word of this length. */
export function maxEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Smallest edit distance (Damerau-Levenshtein) between the typed text and any prefix of a word,
 * because the word may not be typed to its end yet.
 * @returns a number above `most` if the distance exceeds it
 */
export function editDistanceToPrefix(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most);
  let twoAgo: number[] = [];
  let former = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let least = Math.min(
        at(former, column) + 1,
        at(current, column - 1) + 1,
        at(former, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (swapped) least = Math.min(least, at(twoAgo, column - 2) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    twoAgo = former;
    former = current;
  }
  return Math.min(...former);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
