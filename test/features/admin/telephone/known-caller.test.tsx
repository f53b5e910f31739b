import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { OrderedDish } from "@/domain/guest/ordered-dish.schema";
import { ok } from "@/domain/result/result";
import { callerTexts } from "@/i18n/admin/guest/caller-texts";
import {
  answer,
  dish,
  find,
  name,
  openTelephone,
  phone,
  place,
  texts,
  total,
} from "./open-telephone";

// @isolated, because `open-telephone` replaces modules.
describe("a known caller", () => {
  const address = { street: "Musterweg 3", zip: "86399", city: "Bobingen" };

  it("is looked up when the number is complete, and fills in name and address", async () => {
    find.mockResolvedValue(ok({ guest: { name: "Frau Stamm", address } }));
    const { user, enter } = await openTelephone();
    await enter("089");
    expect(find).not.toHaveBeenCalled();
    await user.click(phone());
    phone().select();
    await enter("089 99998-020");
    await waitFor(() => expect(name()).toHaveValue("Frau Stamm"));
    expect(find).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.getByRole("checkbox", { name: callerTexts.de.remember })).toBeChecked(),
    );
    await user.click(screen.getByText(texts.types.delivery));
    expect(await screen.findByLabelText(texts.street)).toHaveValue("Musterweg 3");
  });

  it("is not filled in when the number has changed before the answer", async () => {
    let arrive = () => {};
    find.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => resolve(ok({ guest: { name: "Frau Stamm", address } }));
      }),
    );
    const { user, enter } = await openTelephone();
    await enter("089 99998-020");
    await user.click(phone());
    await user.type(phone(), "1");
    await act(async () => arrive());
    expect(name()).toHaveValue("");
    expect(screen.queryByText(/Frau Stamm/)).toBeNull();
  });

  it("keeps a name that was typed before the answer", async () => {
    find.mockResolvedValue(
      ok({ guest: { name: "Frau Stamm", last_order_at: Date.UTC(2027, 10, 3, 17) } }),
    );
    const { user, enter } = await openTelephone();
    await user.type(name(), "Herr Neu");
    await user.click(phone());
    await enter("089 99998-020");
    expect(await screen.findByText(texts.known("Frau Stamm"))).toBeVisible();
    expect(screen.getByText(texts.lastOrder("3.11.2027"))).toBeVisible();
    expect(name()).toHaveValue("Herr Neu");
  });

  it("is forgotten with the order when the box is unticked, and an order of an unknown caller does not mention it", async () => {
    place.mockResolvedValue(ok(answer));
    find.mockResolvedValueOnce(ok({ guest: { name: "Frau Stamm" } }));
    const { user, enter, take } = await openTelephone();
    await enter("089 99998-020");
    await waitFor(() => expect(name()).toHaveValue("Frau Stamm"));
    await user.click(screen.getByText(callerTexts.de.remember));
    await user.click(dish());
    await enter("edamame");
    await take();
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
    expect(place.mock.calls[0]?.[0]).toMatchObject({ remember: false });

    await waitFor(() => expect(phone()).toHaveFocus());
    await enter("089 99998-021", "Fremd", "edamame");
    await take();
    await waitFor(() => expect(place).toHaveBeenCalledTimes(2));
    expect(place.mock.calls[1]?.[0]).not.toHaveProperty("remember");
  });

  it("joins the guest book by a box of its own, which callers in the book do not see", async () => {
    place.mockResolvedValue(ok(answer));
    const { user, enter, take } = await openTelephone();
    await enter("089 99998-021", "Frau Neu", "edamame");
    expect(screen.queryByText(callerTexts.de.joinBook)).toBeNull();
    await user.click(screen.getByText(callerTexts.de.remember));
    await user.click(await screen.findByText(callerTexts.de.joinBook));
    await user.click(dish());
    await take();
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
    expect(place.mock.calls[0]?.[0]).toMatchObject({ remember: true, in_guest_book: true });

    const book = { visits: 4, no_shows: 0, usual: [], name: "Frau Stamm", agreed_at: 1 };
    find.mockResolvedValue(ok({ guest: { name: "Frau Stamm" }, book }));
    await waitFor(() => expect(phone()).toHaveFocus());
    await enter("089 99998-020");
    await waitFor(() =>
      expect(screen.getByRole("checkbox", { name: callerTexts.de.remember })).toBeChecked(),
    );
    expect(screen.queryByText(callerTexts.de.joinBook)).toBeNull();
  });

  it("has usual dishes on F1 to F3, which leave a typed line as it is", async () => {
    const usual: OrderedDish[] = [
      { item_id: "ravioli", qty: 2, choices: { dips: ["soy"] } },
      { item_id: "left-the-menu", qty: 1, choices: {} },
      { item_id: "edamame", qty: 1, choices: {} },
    ];
    find.mockResolvedValue(ok({ guest: { name: "Frau Stamm", usual } }));
    const { user, enter } = await openTelephone();
    await enter("089 99998-020");
    await waitFor(() => expect(dish()).toHaveFocus());
    await user.paste("3x4");
    const group = screen.getByRole("group", { name: texts.usual });
    expect(group).toHaveTextContent("F12 × 40 Ravioli, Soja");
    // The dish that left the menu has no key.
    await user.keyboard("{F1}{F2}{F3}");
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByText("Soja")).toBeVisible();
    expect(dish()).toHaveValue("3x4");
  });

  it("orders three dishes with 13 keys after the number, and is asked for no optional group", async () => {
    place.mockResolvedValue(ok(answer));
    find.mockResolvedValue(ok({ guest: { name: "Frau Stamm" } }));
    const { user, enter, take } = await openTelephone();
    await enter("089 99998-020");
    await waitFor(() => expect(dish()).toHaveFocus());
    let keys = 0;
    const count = () => {
      keys += 1;
    };
    document.addEventListener("keydown", count, { capture: true });
    await user.keyboard("40 3x40 30.2{Enter}");
    document.removeEventListener("keydown", count, { capture: true });
    await take();
    await waitFor(() => expect(place).toHaveBeenCalledOnce());
    expect(keys).toBe(13);
    expect(place.mock.calls[0]?.[0].lines).toEqual([
      { item_id: "ravioli", qty: 4, choices: {} },
      { item_id: "pho", qty: 1, choices: { size: "large" } },
    ]);
  });
});

describe("a typed line of dishes", () => {
  it.each([
    ["40 3x40 30.9", "30.9", texts.lineFaults.NO_OPTION("30.9")],
    ["40 99x40 30.2", "99x40", texts.lineFaults.QUANTITY("99x40")],
    ["40 reis 30.2", "reis", texts.lineFaults.UNREADABLE("reis")],
  ])(
    "stays with %s in it: %s is marked and explained, and no dish is taken",
    async (typed, part, text) => {
      const { user, enter } = await openTelephone();
      await user.click(dish());
      await enter(typed);
      expect(await screen.findByText(text)).toBeVisible();
      const { value, selectionStart, selectionEnd } = dish();
      expect(value).toBe(typed);
      expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe(part);
      expect(screen.queryByRole("listitem")).toBeNull();
    },
  );

  it("is not taken as fewer portions than typed when a line is full", async () => {
    const { user, enter } = await openTelephone();
    await user.click(dish());
    await enter("30x40", "30x40");
    expect(await screen.findByText(texts.lineFaults.QUANTITY("Ravioli"))).toBeVisible();
    expect(dish()).toHaveValue("30x40");
    expect(total()).toBe("180,00 €");
  });
});
