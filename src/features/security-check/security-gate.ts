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
 * @param onPassed called once the app is shown
 */
export function runSecurityGate(onPassed: () => void): void {
  const screen = document.querySelector<HTMLDialogElement>("#security-check");
  const app = document.getElementById("root");
  if (!screen || !app) throw new Error("the page has no #security-check or #root");

  app.inert = true;
  screen.addEventListener("click", (event) => {
    const action = event.target instanceof Element && event.target.closest("[data-action]");
    if (!action) return;
    event.preventDefault();
    if (action.getAttribute("data-action") === "reload") window.location.reload();
    else appStore.set(continueWithoutTokenAtom);
  });

  const update = () => {
    if (show(appStore.get(securityCheckAtom), screen, app)) onPassed();
  };
  appStore.sub(securityCheckAtom, update);
  // The guest went on before the script ran.
  if (!screen.open) appStore.set(continueWithoutTokenAtom);
  update();
  void appStore.set(runSecurityCheckAtom);
}

/** Shows the screen of the check's phase, or the app. Returns whether the app is shown. */
function show(check: SecurityCheck, screen: HTMLDialogElement, app: HTMLElement): boolean {
  for (const part of screen.querySelectorAll<HTMLElement>("[data-phase]")) {
    part.hidden = part.dataset.phase !== check.phase;
  }
  const ways = screen.querySelector<HTMLElement>(".security-check__ways");
  // Replaces the animation that shows them without a script. Their space is reserved.
  if (ways) {
    ways.style.cssText = `animation:none;visibility:${check.skippable ? "visible" : "hidden"}`;
  }
  if (check.phase !== "passed") return false;
  const hadFocus = screen.contains(document.activeElement);
  screen.open = false;
  app.inert = false;
  if (hadFocus) app.focus();
  return true;
}
