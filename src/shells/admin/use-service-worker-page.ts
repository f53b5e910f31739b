import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { whenIdle } from "@/page-lifecycle/when-idle";
import { useSetAtom } from "@/state/jotai-hooks";
import { continueWithoutTokenAtom } from "@/state/page/security-check-atoms";

/**
 * The page's side of the service worker: opens what a tapped message is about, and names the files that
 * the page has loaded, so that a reload without network finds them. Without network there is no
 * security check to wait for.
 */
export function useServiceWorkerPage(): void {
  const navigate = useNavigate();
  const continueWithoutToken = useSetAtom(continueWithoutTokenAtom);
  useEffect(() => {
    if (!navigator.onLine) continueWithoutToken();
  }, [continueWithoutToken]);
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    const open = ({ data }: MessageEvent) => {
      if (typeof data?.open === "string") void navigate(data.open);
    };
    const keep = () => void keepFiles(serviceWorker);
    serviceWorker.addEventListener("message", open);
    serviceWorker.addEventListener("controllerchange", keep);
    keep();
    return () => {
      serviceWorker.removeEventListener("message", open);
      serviceWorker.removeEventListener("controllerchange", keep);
    };
  }, [navigate]);
}

async function keepFiles({ ready }: ServiceWorkerContainer): Promise<void> {
  await whenIdle();
  const { active } = await ready;
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = paths.filter(({ origin }) => origin === window.location.origin);
  const keep = own.map(({ pathname }) => pathname).filter((path) => path.startsWith("/assets/"));
  active?.postMessage({ keep: [...new Set(keep)] }, []);
}
