import * as functions from "@/functions/index";

/** Names of all callables; the other functions are schedules and triggers. */
export const CALLABLE_NAMES = Object.entries(functions)
  .filter(([, { __endpoint }]) => "callableTrigger" in __endpoint)
  .map(([name]) => name);
