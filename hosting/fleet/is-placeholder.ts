/** Whether nobody has filled in a value of a project: `set-in-…`, or an id of zeros. */
export function isPlaceholder(value: string): boolean {
  return /^set-in-|^1:0+:/.test(value);
}
