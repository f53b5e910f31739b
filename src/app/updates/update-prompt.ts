import { updateTexts } from "@/i18n/site/update-texts";
import { languageAtom } from "@/state/page/settings-atoms";
import { appStore } from "@/state/store";
import "./update-prompt.css";

let shown: HTMLElement | null = null;

/** Offers to reload the page, in a corner. A new prompt replaces the previous one. */
export function showUpdatePrompt(cause: "available" | "partMissing", onReload: () => void): void {
  const texts = updateTexts[appStore.get(languageAtom)];
  shown?.remove();
  const prompt = document.createElement("section");
  prompt.className = "update-prompt";
  prompt.setAttribute("role", "status");
  prompt.setAttribute("aria-label", texts.title);
  const text = document.createElement("p");
  prompt.append(
    text,
    button("update-prompt__reload", texts.reload, onReload),
    button("update-prompt__later", texts.later, () => prompt.remove()),
  );
  document.body.append(prompt);
  // Set after the live region exists, so that screen readers announce it.
  text.textContent = texts[cause];
  shown = prompt;
}

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = className;
  element.textContent = label;
  element.addEventListener("click", onClick);
  return element;
}
