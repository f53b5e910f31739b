import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { expect, it, onTestFinished } from "vitest";
import { StateProvider } from "@/state/jotai-hooks";
import { languageAtom } from "@/state/page/settings-atoms";
import { LanguageSwitch } from "@/ui/navigation/language-switch";

it("labels each language in its own words, marks the active one and switches", async () => {
  const store = createStore();
  render(
    <StateProvider store={store}>
      <LanguageSwitch className="language" />
    </StateProvider>,
  );
  const choice = (name: string) => screen.getByRole("button", { name });
  screen.getByRole("group", { name: "Sprache" });
  expect(choice("Deutsch")).toHaveAttribute("aria-pressed", "true");
  expect(choice("English")).toHaveAttribute("lang", "en");
  expect(choice("English")).toHaveClass("language__choice");

  await userEvent.click(choice("English"));
  await screen.findByRole("group", { name: "Language" });
  expect(store.get(languageAtom)).toBe("en");
  expect(choice("English")).toHaveAttribute("aria-pressed", "true");
  expect(choice("Deutsch")).toHaveAttribute("aria-pressed", "false");

  await userEvent.click(choice("Deutsch"));
  expect(store.get(languageAtom)).toBe("de");
});

it("removes the language from the URL, so that a reload keeps the choice", async () => {
  window.history.replaceState({ kept: true }, "", "/?lang=en&dish=pho#soups");
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  render(
    <StateProvider store={createStore()}>
      <LanguageSwitch className="language" />
    </StateProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Deutsch" }));
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe("/?dish=pho#soups");
  expect(window.history.state).toEqual({ kept: true });
});
