import { createContext, type Provider, use } from "react";

/**
 * A context that cannot be read outside its provider.
 * @param message of the error that the hook throws when the provider is missing
 */
export function strictContext<T>(message: string): [Provider<T | null>, () => T] {
  const context = createContext<T | null>(null);
  function useStrictContext(): T {
    const value = use(context);
    if (value === null) throw new Error(message);
    return value;
  }
  return [context.Provider, useStrictContext];
}
