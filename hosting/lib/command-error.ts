/** Something the person at the keyboard can put right; its message is one plain sentence. */
export class CommandError extends Error {
  override readonly name = "UserProblem";
}
