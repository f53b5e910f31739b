import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { StateProvider } from "../../src/state/jotai-hooks";
import { languageAtom } from "../../src/state/settings-atoms";
import { LanguageSwitch } from "../../src/ui/language-switch";

it("names each language in itself, marks the active one and switches", async () => {
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
  expect(store.get(languageAtom)).toBe("en");
  screen.getByRole("group", { name: "Language" });
  expect(choice("English")).toHaveAttribute("aria-pressed", "true");
  expect(choice("Deutsch")).toHaveAttribute("aria-pressed", "false");

  await userEvent.click(choice("Deutsch"));
  expect(store.get(languageAtom)).toBe("de");
});
