import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok } from "@/domain/result/result";
import { answer, dish, name, openTelephone, place, texts, total } from "./open-telephone";

// @isolated, because `open-telephone` replaces modules.
describe("the options of a dish in a telephone order", () => {
  it("adds a dish with optional groups at once, and asks for its options on request", async () => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter("40");
    expect(total()).toBe("6,00 €");
    expect(dish()).toHaveFocus();
    await user.paste("40");
    await user.keyboard("{Shift>}{Enter}{/Shift}");
    await user.keyboard("1{Enter}");
    expect(total()).toBe("12,50 €");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  it("changes the options of a dish that is already in the order", async () => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter("2x40");
    await user.click(screen.getByRole("button", { name: texts.optionsOfLine("40 Ravioli") }));
    await user.keyboard("1{Enter}");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(total()).toBe("13,00 €");
  });

  it("takes a dish whose options are complete before it begins another one", async () => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter("30");
    await user.keyboard("1");
    await user.click(dish());
    await enter("edamame");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(total()).toBe("15,90 €");
  });

  it("does not replace a dish whose options are incomplete by another one", async () => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter("30");
    await user.click(dish());
    await enter("edamame");
    const size = screen.getByRole("group", { name: /^Größe/ });
    expect(await within(size).findByText("Bitte wählen Sie hier etwas aus.")).toBeVisible();
    await waitFor(() => expect(size).toContainElement(document.activeElement as HTMLElement));
    expect(dish()).toHaveValue("edamame");
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});

describe("the dish that is being entered when the order is taken", () => {
  const lines = () => place.mock.calls[0]?.[0].lines;

  it("is part of the order when its options are complete", async () => {
    place.mockResolvedValue(ok(answer));
    const { user, enter, take } = await openTelephone();
    await enter("089 99998-020", "Frau Telefon", "edamame", "30");
    await user.keyboard("2");
    await take();
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
    expect(lines()).toEqual([
      { item_id: "edamame", qty: 1, choices: {} },
      { item_id: "pho", qty: 1, choices: { size: "large" } },
    ]);
    expect(place.mock.calls[0]?.[0].expected_total_cents).toBe(1790);
  });

  it("stops the order and gets the focus when its options are incomplete", async () => {
    place.mockResolvedValue(ok(answer));
    const { user, enter, take } = await openTelephone();
    await enter("089 99998-020", "Frau Telefon", "edamame", "30");
    await user.click(name());
    await take();
    const size = screen.getByRole("group", { name: /^Größe/ });
    await waitFor(() => expect(size).toContainElement(document.activeElement as HTMLElement));
    expect(screen.getByText(texts.openDish)).toBeVisible();
    expect(place).not.toHaveBeenCalled();
    await user.keyboard("1");
    await take();
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
    expect(lines()).toHaveLength(2);
  });

  it("is part of the order when its number was typed without Enter", async () => {
    place.mockResolvedValue(ok(answer));
    const { user, enter, take } = await openTelephone();
    await enter("089 99998-020", "Frau Telefon", "edamame");
    await user.paste("2x40");
    await take();
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
    expect(lines()).toContainEqual({ item_id: "ravioli", qty: 2, choices: {} });
  });

  it.each([
    ["99", texts.noMatch("99")],
    ["saft", texts.isSoldOut("Saft")],
  ])("stops the order when %s means no dish that can be ordered", async (typed, problem) => {
    const { user, enter, take } = await openTelephone();
    await enter("089 99998-020", "Frau Telefon", "edamame");
    await user.paste(typed);
    await take();
    expect(await screen.findByText(problem)).toBeVisible();
    await waitFor(() => expect(dish()).toHaveFocus());
    expect(place).not.toHaveBeenCalled();
  });

  it("survives a reload with its options and note", async () => {
    const { user, enter, reopen } = await openTelephone();
    await enter("089 99998-020", "Frau Telefon", "30");
    await user.keyboard("2");
    await user.click(screen.getByLabelText(texts.note));
    await user.paste("ohne Koriander");
    await reopen();
    expect(screen.getByLabelText(texts.note)).toHaveValue("ohne Koriander");
    expect(screen.getByRole("radio", { name: /Groß/ })).toBeChecked();
  });
});
