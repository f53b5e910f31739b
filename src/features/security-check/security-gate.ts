import {
  continueWithoutTokenAtom,
  runSecurityCheckAtom,
  securityCheckAtom,
} from "@/state/page/security-check-atoms";
import type { SecurityCheck } from "@/state/page/security-check-machine";
import { appStore } from "@/state/store";

/**
 * Runs the security check on the prerendered screens, see docs/rules.md#app-check. The app loads
 * behind them and stays inert until the check has passed or the guest continues without it.
 */
export function runSecurityGate(): void {
  const screen = document.querySelector<HTMLDialogElement>("#security-check");
  const app = document.getElementById("root");
  if (!screen || !app) throw new Error("the page has no #security-check or #root");

  screen.addEventListener("click", (event) => {
    const action = event.target instanceof Element && event.target.closest("[data-action]");
    if (!action) return;
    event.preventDefault();
    if (action.getAttribute("data-action") === "reload") window.location.reload();
    else appStore.set(continueWithoutTokenAtom);
  });

  const update = () => show(appStore.get(securityCheckAtom), screen, app);
  appStore.sub(securityCheckAtom, update);
  void appStore.set(runSecurityCheckAtom);
  const { phase } = appStore.get(securityCheckAtom);
  // The guest went on before the script ran.
  if (phase === "waiting" && !screen.open) appStore.set(continueWithoutTokenAtom);
  else update();
}

/** Shows the screen of the check's phase, or the app. */
function show(check: SecurityCheck, screen: HTMLDialogElement, app: HTMLElement): void {
  for (const part of screen.querySelectorAll<HTMLElement>("[data-phase]")) {
    part.hidden = part.dataset.phase !== check.phase;
  }
  const ways = screen.querySelector<HTMLElement>(".security-check__ways");
  // Replaces the animation that shows them without a script. Their space is reserved.
  if (ways) {
    ways.style.cssText = `animation:none;visibility:${check.canSkip ? "visible" : "hidden"}`;
  }
  app.inert = check.phase !== "passed";
  if (app.inert) return;
  const hadFocus = screen.contains(document.activeElement);
  screen.open = false;
  if (hadFocus) app.focus();
}
