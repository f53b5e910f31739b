import { StrictMode } from "react";
import { prerender } from "react-dom/static.edge";
import { StaticRouter } from "react-router-dom";
import { routes } from "@/config/routes";
import { StateProvider } from "@/state/jotai-hooks";
import { prerenderModeAtom } from "@/state/page/prerender-mode-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { appStore } from "@/state/store";
import { loadShell } from "../load-shell";

/** The restaurant page as HTML. */
export interface PrerenderedPage {
  readonly html: string;
  /** The clock of the page, epoch milliseconds; hydration starts with the same value. */
  readonly renderedAt: number;
}

/** Renders the restaurant page of this build from its configuration. Runs in the build only. */
export async function prerenderHome(): Promise<PrerenderedPage> {
  appStore.set(prerenderModeAtom, "building");
  const Shell = await loadShell();
  const { prelude } = await prerender(
    <StrictMode>
      <StateProvider store={appStore}>
        <StaticRouter location={routes.home}>
          <Shell />
        </StaticRouter>
      </StateProvider>
    </StrictMode>,
    // React would move larger Suspense boundaries into place by inline scripts, which the content
    // security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  return { html, renderedAt: appStore.get(serverNowAtom) };
}
