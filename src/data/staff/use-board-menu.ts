import { useCallback, useEffect, useState } from "react";
import type { Menu } from "@/domain/menu/menu.schema";
import { readMenu } from "@/firebase/repos/menu-repo";

/** A restaurant's stored menu, read on demand. */
export interface BoardMenu {
  readonly status: "loading" | "ready" | "failed";
  /** Null until it is ready, or when none is stored. */
  readonly menu: Menu | null;
  readonly retry: () => void;
}

/** @param restoKey null reads nothing; a change of it reads again */
export function useBoardMenu(restoKey: string | null): BoardMenu {
  const [read, setRead] = useState<{ of: string; menu: Menu | null; failed: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (restoKey === null) return;
    let isOver = false;
    const settle = (menu: Menu | null, failed: boolean) => {
      if (!isOver) setRead({ of: `${restoKey} ${attempt}`, menu, failed });
    };
    readMenu(restoKey, null).then(
      (menu) => settle(menu, false),
      (fault: unknown) => {
        console.error("menu unavailable", fault);
        settle(null, true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [restoKey, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (read?.of !== `${restoKey} ${attempt}`) return { status: "loading", menu: null, retry };
  return { status: read.failed ? "failed" : "ready", menu: read.menu, retry };
}
