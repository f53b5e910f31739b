import { activeTenantKey } from "@/config/active-tenant-key";
import { onPageRestore } from "@/page-lifecycle/on-page-restore";
import { storageHealthAtom } from "./storage-health-atom";
import { appStore } from "./store";

/** Returns the validated value, or null if it is invalid. */
type Validate<T> = (value: unknown) => T | null;

/** When somebody last signed out on this device, in any tab. */
export const SIGN_OUT_KEY = `${activeTenantKey}.departure`;

/**
 * `local` is shared by all tabs, `session` belongs to this tab and ends with a sign-out, also with one of
 * which this tab hears nothing because it is asleep.
 */
export type StorageKind = "local" | "session";

/** See {@link validatedStorage}. */
export interface ValidatedStorage<T> {
  getItem(key: string, initialValue: T): T;
  setItem(key: string, value: T): void;
  removeItem(key: string): void;
  /** Reports what other tabs, and pages before a return to this one, store. @returns unsubscribes */
  subscribe(key: string, callback: (value: T) => void, initialValue: T): () => void;
}

/**
 * Storage for `storedAtom` that validates what it reads: an invalid value counts as absent;
 * values written by this page are not validated again. When the browser refuses to store, values
 * stay in memory and {@link storageHealthAtom} says so. Other tabs' changes arrive through
 * `subscribe`.
 */
export function validatedStorage<T>(
  validate: Validate<T>,
  kind: StorageKind = "local",
): ValidatedStorage<T> {
  const memory = new Map<string, T>();
  const written = new Map<string, { readonly text: string; readonly value: T }>();

  /** Stands before each value of a session, which counts as absent after the next sign-out. */
  function mark(): string {
    return (kind === "session" && storageArea("local")?.getItem(SIGN_OUT_KEY)) || "";
  }

  function parse(text: string | null, initialValue: T): T {
    if (text === null) return initialValue;
    try {
      return validate(JSON.parse(text)) ?? initialValue;
    } catch {
      return initialValue;
    }
  }

  function read(key: string): string | null {
    try {
      const text = storageArea(kind)?.getItem(key);
      return text?.startsWith(mark()) ? text.slice(mark().length) : null;
    } catch {
      return null;
    }
  }

  function getItem(key: string, initialValue: T): T {
    if (memory.has(key)) return memory.get(key) ?? initialValue;
    const text = read(key);
    const lastWritten = written.get(key);
    return lastWritten && lastWritten.text === text ? lastWritten.value : parse(text, initialValue);
  }

  return {
    getItem,
    setItem(key, value) {
      try {
        const text = JSON.stringify(value);
        storageArea(kind)?.setItem(key, mark() + text);
        written.set(key, { text, value });
        memory.delete(key);
      } catch {
        memory.set(key, value);
        appStore.set(storageHealthAtom, "memory");
      }
    },
    removeItem(key) {
      memory.delete(key);
      written.delete(key);
      try {
        storageArea(kind)?.removeItem(key);
      } catch {
        appStore.set(storageHealthAtom, "memory");
      }
    },
    subscribe(key, callback, initialValue) {
      if (typeof window === "undefined") return () => {};
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        callback(parse(event.newValue, initialValue));
      };
      window.addEventListener("storage", onStorage);
      const stopRestore = onPageRestore(() => callback(getItem(key, initialValue)));
      return () => {
        window.removeEventListener("storage", onStorage);
        stopRestore();
      };
    },
  };
}

/** Null on a server. Reading the property throws where storage is blocked. */
function storageArea(kind: StorageKind): Storage | null {
  if (typeof window === "undefined") return null;
  return kind === "local" ? window.localStorage : window.sessionStorage;
}
