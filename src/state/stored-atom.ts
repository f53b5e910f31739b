import { atom } from "jotai/vanilla";
import type { ValidatedStorage } from "./validated-storage";

/**
 * A writable atom that is stored in the browser's storage and follows the changes of other tabs. Jotai's
 * `atomWithStorage` does the same for a kilobyte more, which the entry has no room for.
 * @param initialValue while nothing valid is stored
 */
export function storedAtom<T>(key: string, initialValue: T, storage: ValidatedStorage<T>) {
  const valueAtom = atom(storage.getItem(key, initialValue));
  valueAtom.onMount = (set) => {
    // It may have changed since the module was loaded.
    set(storage.getItem(key, initialValue));
    return storage.subscribe(key, set, initialValue);
  };
  return atom(
    (get) => get(valueAtom),
    (get, set, update: T | ((value: T) => T)) => {
      const value = update instanceof Function ? update(get(valueAtom)) : update;
      set(valueAtom, value);
      storage.setItem(key, value);
    },
  );
}
