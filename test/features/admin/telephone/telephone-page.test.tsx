import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { err, ok } from "@/domain/result/result";
import { answer, dish, name, openTelephone, phone, place, texts, total } from "./open-telephone";

// @isolated, because `open-telephone` replaces modules.
const refusedWith = (refusal: object) =>
  err({ kind: "refused" as const, refusal: refusal as never, quote: null });

describe("a telephone order by keyboard", () => {
  it("moves from number to name to dish with Enter", async () => {
    const { enter } = await openTelephone();
    expect(phone()).toHaveFocus();
    await enter("089 99998-020");
    expect(name()).toHaveFocus();
    await enter("Frau Telefon");
    expect(dish()).toHaveFocus();
  });

  it("adds a dish by part of its name, and changes its quantity with + and −", async () => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter("edam");
    expect(total()).toBe("4,90 €");
    expect(dish()).toHaveFocus();
    await user.keyboard("++");
    expect(total()).toBe("14,70 €");
    await user.keyboard("-");
    expect(total()).toBe("9,80 €");
    await enter("3x edamame");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    expect(total()).toBe("24,50 €");
  });

  it("takes several dishes typed in one line, and keeps what follows one that needs a choice", async () => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter("30.1 2x30.2");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(dish()).toHaveValue("");
    await enter("30 30.1");
    expect(screen.getByRole("heading", { name: /30 Phở Bò$/ })).toBeVisible();
    expect(dish()).toHaveValue("30.1");
    await user.keyboard("1{Enter}");
    expect(dish()).toHaveFocus();
    await user.keyboard("{Enter}");
    const [first] = screen.getAllByRole("listitem");
    expect(first).toHaveTextContent("3");
    await enter("30.1 999");
    expect(dish()).toHaveValue("30.1 999");
    expect(screen.getByText(texts.lineFaults.NO_DISH("999"))).toBeVisible();
  });

  it("asks for the options of a dish: digits choose, Enter adds, and a required group is required", async () => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter("2x30");
    expect(screen.getByRole("heading", { name: "2 × 30 Phở Bò" })).toBeVisible();
    await user.keyboard("{Enter}");
    const size = screen.getByRole("group", { name: /^Größe/ });
    expect(await within(size).findByText("Bitte wählen Sie hier etwas aus.")).toBeVisible();
    await user.keyboard("2{Enter}");
    expect(total()).toBe("26,00 €");
    const line = screen.getByRole("listitem");
    expect(line).toHaveTextContent("30 Phở Bò");
    expect(line).toHaveTextContent("Groß");
    expect(dish()).toHaveFocus();
  });

  it("closes the list of dishes with Escape and keeps what is typed", async () => {
    const { user } = await openTelephone();
    await user.type(dish(), "pho");
    expect(dish()).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}{Escape}");
    expect(dish()).toHaveAttribute("aria-expanded", "false");
    expect(dish()).toHaveValue("pho");
    await user.keyboard("{ArrowDown}");
    expect(dish()).toHaveAttribute("aria-expanded", "true");
  });

  it("cancels the options with Escape and adds nothing", async () => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter("30");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listitem")).toBeNull();
    expect(dish()).toHaveFocus();
  });

  it.each([
    ["99", texts.noMatch("99")],
    ["3", texts.chooseMatch("3")],
    ["saft", texts.isSoldOut("Saft")],
  ])("adds nothing for %s and says why", async (typed, problem) => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter(typed);
    expect(screen.queryByRole("listitem")).toBeNull();
    expect(await screen.findByText(problem)).toBeVisible();
  });

  it("is sent with Ctrl + Enter, makes room for the next call and names code and total", async () => {
    place.mockResolvedValue(ok(answer));
    const { enter, take } = await openTelephone();
    await enter("089 99998-020", "Frau Telefon", "edamame");
    await take();
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
    expect(place.mock.calls[0]?.[0]).toEqual({
      order_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      resto_key: "resto-bobingen",
      type: "pickup",
      lines: [{ item_id: "edamame", qty: 1, choices: {} }],
      wanted_at: null,
      expected_total_cents: 490,
      contact: { name: "Frau Telefon", phone: "089 99998-020" },
      payment: "cash",
    });
    expect(await screen.findByText(/K7QM ist angenommen: 4,90/, { selector: "div" })).toBeVisible();
    await waitFor(() => expect(phone()).toHaveFocus());
    expect(phone()).toHaveValue("");
    expect(screen.queryByRole("listitem")).toBeNull();
  });
});

it("adds reusable containers with their deposit for a caller who wants them", async () => {
  place.mockResolvedValue(ok(answer));
  const { user, enter, take } = await openTelephone();
  await enter("089 99998-020", "Frau Telefon", "edamame");
  expect(screen.queryByLabelText(/In Mehrweg/)).toBeNull();
  await user.click(dish());
  await enter("2x40");
  await user.keyboard("{Enter}");
  await user.click(await screen.findByLabelText(texts.reusable(2)));
  await waitFor(() => expect(total()).toBe("26,90 €"));
  await take();
  await waitFor(() => expect(place).toHaveBeenCalledOnce());
  expect(place.mock.calls[0]?.[0]).toMatchObject({ reusable: true, expected_total_cents: 2690 });
});

describe("a telephone order that cannot be sent", () => {
  it("names what is missing, focuses it and sends nothing", async () => {
    const { enter, take } = await openTelephone();
    await enter("089 99998-020", "", "edamame");
    await take();
    expect(await screen.findByText("Bitte geben Sie den Namen an")).toBeVisible();
    await waitFor(() => expect(name()).toHaveFocus());
    expect(place).not.toHaveBeenCalled();
  });

  it("keeps everything when a full slot refuses it, and is sent again only after a choice", async () => {
    place.mockResolvedValueOnce(refusedWith({ reason: "SLOT_FULL" }));
    const { user, enter, take } = await openTelephone();
    await enter("089 99998-020", "Frau Telefon", "edamame");
    await take();
    await user.click(await screen.findByRole("button", { name: texts.overbook }));
    expect(name()).toHaveValue("Frau Telefon");
    expect(await screen.findByText(texts.overbooked)).toBeVisible();
    place.mockResolvedValueOnce(ok(answer));
    await enter("");
    await waitFor(() => expect(place).toHaveBeenCalledTimes(2));
    expect(place.mock.calls[1]?.[0]).toMatchObject({ overbook: true });
  });

  it("says that orders are paused before it is sent, and takes it on request", async () => {
    place.mockResolvedValue(ok(answer));
    const { user, enter, take } = await openTelephone({ paused_until: Date.now() + 3_600_000 });
    await enter("089 99998-020", "Frau Telefon", "edamame");
    await take();
    expect(place).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: texts.overbook }));
    await take();
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
  });

  it("survives a reload", async () => {
    const { enter, reopen } = await openTelephone();
    await enter("089 99998-020", "Frau Telefon", "edamame");
    await reopen();
    expect(phone()).toHaveValue("089 99998-020");
    expect(name()).toHaveValue("Frau Telefon");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
  });

  it("does not keep the town of an earlier postal code", async () => {
    const { user } = await openTelephone();
    await user.click(screen.getByText(texts.types.delivery));
    const zip = await screen.findByLabelText(texts.zip);
    await user.click(zip);
    await user.paste("86399");
    await waitFor(() => expect(screen.getByLabelText(texts.city)).toHaveValue("Bobingen"));
    await user.clear(zip);
    await user.paste("80331");
    await waitFor(() => expect(screen.getByLabelText(texts.city)).toHaveValue(""));
  });

  it("is not offered again while its outcome is unknown", async () => {
    place.mockResolvedValue(err({ kind: "unknown-outcome" }));
    const { enter, take } = await openTelephone();
    await enter("089 99998-020", "Frau Telefon", "edamame");
    await take();
    await take();
    await waitFor(() => expect(place).toHaveBeenCalled());
    const ids = new Set(place.mock.calls.map(([request]) => request.order_id));
    expect(ids.size).toBe(1);
    expect(dish()).toBeDisabled();
    // Ends the repeats, which would go on in the next test.
    place.mockResolvedValue(ok(answer));
    await waitFor(() => expect(dish()).toBeEnabled(), { timeout: 20_000 });
  });
});
