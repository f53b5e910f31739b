import { useEffect, useState } from "react";
import type { Menu } from "../../../domain/menu/menu.schema";
import { readMenuToEdit } from "../../../firebase/callables-editors";

/** The stored menu of a restaurant, as far as it is known. */
export type StoredMenuState =
  | { readonly status: "loading" | "failed" | "missing" }
  | { readonly status: "ready"; readonly menu: Menu };

/** Reads the stored menu of a restaurant once; `retry` reads again. */
export function useStoredMenu(key: string): StoredMenuState & { readonly retry: () => void } {
  const [state, setState] = useState<StoredMenuState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isAsked = attempt >= 0;
    setState({ status: "loading" });
    readMenuToEdit(key).then(
      (menu) => isAsked && setState(menu ? { status: "ready", menu } : { status: "missing" }),
      () => isAsked && setState({ status: "failed" }),
    );
    return () => {
      isAsked = false;
    };
  }, [key, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
