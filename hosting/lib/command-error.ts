/** An expected failure of a command. Its message says what happened and what to do next. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}
