import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { type ListPage, pageCount, pageEntries } from "@/ui/navigation/list-page";
import { Pagination } from "@/ui/navigation/pagination";

const entries = Array.from({ length: 95 }, (_, index) => index + 1);

function List() {
  const [shown, setShown] = useState<ListPage>({ page: 1, pageSize: 20 });
  return (
    <>
      <p data-testid="entries">{pageEntries(entries, shown).join(" ")}</p>
      <Pagination shown={shown} count={entries.length} onChange={setShown} />
    </>
  );
}

const firstEntry = () => screen.getByTestId("entries").textContent?.split(" ")[0];

describe("list pages", () => {
  it("number at least one", () => {
    expect([pageCount(0, 20), pageCount(20, 20), pageCount(21, 20)]).toEqual([1, 1, 2]);
  });

  it("fall back to the last page of a shorter list", () => {
    expect(pageEntries([1, 2, 3], { page: 9, pageSize: 2 })).toEqual([3]);
    expect(pageEntries([], { page: 1, pageSize: 2 })).toEqual([]);
  });
});

describe("Pagination", () => {
  it("steps, jumps and changes the page size", async () => {
    const user = userEvent.setup();
    render(<List />);
    const back = screen.getByRole("button", { name: "Vorherige Seite" });
    expect(back).toHaveAttribute("aria-disabled", "true");
    await user.click(back);
    expect(firstEntry()).toBe("1");
    await user.click(screen.getByRole("button", { name: "Nächste Seite" }));
    expect(firstEntry()).toBe("21");
    await user.click(back);
    expect(firstEntry()).toBe("1");
    // The disabled button keeps the focus.
    expect(back).toHaveFocus();
    await user.type(screen.getByLabelText("Gehe zu"), "99");
    await user.click(screen.getByRole("button", { name: "bestätigen" }));
    expect(firstEntry()).toBe("81");
    screen.getByText("Seite 5 von 5");
    await user.selectOptions(screen.getByLabelText("Einträge je Seite"), "50 / Seite");
    expect(firstEntry()).toBe("1");
    screen.getByText("Seite 1 von 2");
  });

  it.each(["abc", "-"])("refuses %j as a page to go to until it is corrected", async (text) => {
    const user = userEvent.setup();
    render(<List />);
    const page = screen.getByLabelText("Gehe zu");
    await user.type(page, text);
    await user.click(screen.getByRole("button", { name: "bestätigen" }));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Bitte geben Sie eine Zahl von 1 bis 5 ein",
    );
    expect(page).toHaveAccessibleDescription("Bitte geben Sie eine Zahl von 1 bis 5 ein");
    expect(page).toHaveFocus();
    expect(page).toHaveValue(text);
    expect(firstEntry()).toBe("1");
    await user.clear(page);
    expect(screen.queryByRole("alert")).toBeNull();
    await user.type(page, "3{Enter}");
    expect(firstEntry()).toBe("41");
  });

  it("is hidden for a list that fits on one page", () => {
    render(<Pagination shown={{ page: 1, pageSize: 10 }} count={10} onChange={() => {}} />);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});
