import type { SyncStorage } from "jotai/vanilla/utils/atomWithStorage";
import { storageHealthAtom } from "./storage-health-atom";
import { appStore } from "./store";

/** Which browser storage: shared by all tabs, or kept by this tab alone. */
export type StorageKind = "local" | "session";

/**
 * Storage for `atomWithStorage` that trusts nothing it reads: a value that `validate` does not
 * take counts as absent. When the browser refuses to store, values stay in memory and
 * {@link storageHealthAtom} says so. Other tabs' changes arrive through `subscribe`.
 */
export function validatedStorage<T>(
  validate: (value: unknown) => T | null,
  kind: StorageKind = "local",
): SyncStorage<T> {
  const memory = new Map<string, T>();

  function parse(text: string | null, initialValue: T): T {
    if (text === null) return initialValue;
    try {
      return validate(JSON.parse(text)) ?? initialValue;
    } catch {
      return initialValue;
    }
  }

  return {
    getItem(key, initialValue) {
      if (memory.has(key)) return memory.get(key) ?? initialValue;
      try {
        return parse(storageArea(kind)?.getItem(key) ?? null, initialValue);
      } catch {
        return initialValue;
      }
    },
    setItem(key, value) {
      try {
        storageArea(kind)?.setItem(key, JSON.stringify(value));
        memory.delete(key);
      } catch {
        memory.set(key, value);
        appStore.set(storageHealthAtom, "memory");
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        storageArea(kind)?.removeItem(key);
      } catch {
        appStore.set(storageHealthAtom, "memory");
      }
    },
    subscribe(key, callback, initialValue) {
      if (typeof window === "undefined") return () => {};
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) callback(parse(event.newValue, initialValue));
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}

/** Null on a server. Touching the property itself may throw where storage is blocked. */
function storageArea(kind: StorageKind): Storage | null {
  if (typeof window === "undefined") return null;
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
