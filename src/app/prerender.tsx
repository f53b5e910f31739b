import { StrictMode } from "react";
import { prerender } from "react-dom/static.edge";
import { StaticRouter } from "react-router-dom";
import { routes } from "@/config/routes";
import { StateProvider } from "@/state/jotai-hooks";
import { prerenderModeAtom } from "@/state/page/prerender-mode-atom";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { appStore } from "@/state/store";
import { loadShell } from "./load-shell";

/** The restaurant page as it is before any script runs. */
export interface PrerenderedPage {
  readonly html: string;
  /** The instant the page speaks of, milliseconds; the app's first render repeats it. */
  readonly renderedAt: number;
}

/** Renders the restaurant page of this build from its configuration. Runs while building only. */
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
    // Boundaries stay where they are: moving them into place takes inline scripts, which the
    // content policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  return { html, renderedAt: appStore.get(serverNowAtom) };
}
