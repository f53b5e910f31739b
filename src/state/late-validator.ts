/** Judges a stored value: as it may be used, or null where it does not fit. */
export type Validate<T> = (value: unknown) => T | null;

/** A validator whose code comes only where there is something to judge. */
export interface LateValidator<T> {
  /** Null until it has been needed. */
  readonly ready: Validate<T> | null;
  readonly load: () => Promise<Validate<T>>;
}

/**
 * Loads a validator at once where something is stored under `key`. Schemas weigh more than the
 * first screen of a guest who has nothing stored can afford.
 */
export async function lateValidator<T>(
  key: string,
  load: () => Promise<Validate<T>>,
): Promise<LateValidator<T>> {
  return { ready: isStored(key) ? await load() : null, load };
}

function isStored(key: string): boolean {
  if (typeof window === "undefined") return false;
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
