import * as rules from "@firebase/rules-unit-testing";
import { expect } from "vitest";

/** Asserts that the rules allow an operation. @returns its result */
export async function assertSucceeds<T>(operation: Promise<T>): Promise<T> {
  await expect(operation).resolves.toSatisfy(() => true);
  return operation;
}

/** Asserts that the rules deny an operation: any other failure does not count. */
export async function assertFails(operation: Promise<unknown>): Promise<void> {
  await expect(rules.assertFails(operation)).resolves.toBeInstanceOf(Error);
}
