import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BrowserRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { useRestaurantDocument } from "@/features/admin/restaurant-editor/draft/use-restaurant-document";
import { RestaurantEditor } from "@/features/admin/restaurant-editor/restaurant-editor";
import { fieldSearchTexts } from "@/i18n/admin/restaurant/field-search-texts";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";
import { renderAdmin } from "@/test/features/render-admin";

const texts = restaurantEditorTexts.de;
const user = userEvent.setup();

function Editor() {
  const document = useRestaurantDocument(restoBobingen);
  return <RestaurantEditor document={document} start={{ stored: restoBobingen, unsaved: null }} />;
}

function open(search = ""): void {
  window.history.pushState(null, "", `/system/restaurants/resto-bobingen${search}`);
  renderAdmin(
    <BrowserRouter>
      <Editor />
    </BrowserRouter>,
  );
}

const heading = () => document.querySelector("h2")?.textContent;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

function link(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`nav a[href$="?section=${name}"]`);
  if (!found) throw new Error(`no link to ${name}`);
  return found;
}

function fill(name: string, value: string): void {
  const input = field(name);
  if (!input) throw new Error(`no field ${name}`);
  fireEvent.change(input, { target: { value } });
}

/** Browsers go back asynchronously. */
async function goBack(): Promise<void> {
  const gone = new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
  });
  window.history.back();
  await act(() => gone);
}

it("shows one section at an address of its own, and keeps what was typed in the others", async () => {
  open("?section=contact");
  expect(heading()).toBe(texts.sections.contact);
  fill("owner", "Neue Inhaberin");
  fireEvent.click(link("orders"));
  expect(heading()).toBe(texts.sections.orders);
  expect(document.activeElement?.id).toBe("orders");
  expect(field("owner")).toBeNull();
  fill("pick_up_discount", "7");
  await goBack();
  expect(heading()).toBe(texts.sections.contact);
  expect(field("owner")?.value).toBe("Neue Inhaberin");
  fireEvent.click(link("orders"));
  expect(field("pick_up_discount")?.value).toBe("7");
  screen.getByText(revisionTexts.de.save.unsaved(2));
  // Undo reaches a section that is not shown.
  fireEvent.click(screen.getByText(revisionTexts.de.save.discard));
  fireEvent.click(link("contact"));
  expect(field("owner")?.value).toBe(restoBobingen.owner);
});

it("counts the errors of sections that are not shown, and leads from a problem to its field", async () => {
  open("?section=delivery");
  await screen.findByText(texts.hints.reach);
  fill("min_delivery_amount", "viel");
  fireEvent.click(link("guests"));
  await waitFor(() => within(link("delivery")).getByText(texts.problemsIn(1)));
  fireEvent.click(screen.getByText(revisionTexts.de.save.save));
  fireEvent.click(within(await screen.findByTestId("problem-list")).getByText(/Mindestbestell/));
  expect(heading()).toBe(texts.sections.delivery);
  expect(document.activeElement).toBe(field("min_delivery_amount"));
  expect(field("min_delivery_amount")?.value).toBe("viel");
});

it("finds a field by another word and focuses it, by keyboard alone", async () => {
  open();
  const search = screen.getByRole("combobox", { name: fieldSearchTexts.de.label });
  await user.type(search, "Ruhetag{Enter}");
  expect(heading()).toBe(texts.sections.hours);
  expect(document.activeElement).toHaveAttribute("name", "hours.2.0.open");
  await user.type(search, "fee");
  expect(screen.getAllByRole("option")[0]).toHaveAttribute("aria-selected", "true");
  await user.keyboard("{ArrowDown}{ArrowUp}{Enter}");
  expect(document.activeElement).toHaveAttribute("name", "cost_by_distance.0.fee");
  await user.type(search, "Spaß{Enter}");
  expect(document.activeElement?.id).toBe("guests");
  await user.type(search, "Feiertag{Enter}");
  expect(document.activeElement).toHaveAttribute("name", "opened_on_holiday");
  await user.type(search, "qwertz");
  screen.getByText(fieldSearchTexts.de.none("qwertz"));
});
