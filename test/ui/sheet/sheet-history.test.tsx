import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useCallback, useState } from "react";
import { BrowserRouter, Link, Route, Routes, useNavigate } from "react-router-dom";
import { expect, it } from "vitest";
import { Sheet } from "@/ui/sheet/sheet";

/** A page with a sheet that contains a link and opens a second sheet. */
function Menu() {
  const [sheets, setSheets] = useState<readonly string[]>([]);
  const navigate = useNavigate();
  const show = (name: string) => setSheets((shown) => [...shown, name]);
  const closeCart = useCallback(() => setSheets([]), []);
  const closeDish = useCallback(() => {
    setSheets((shown) => shown.filter((name) => name === "Cart"));
    if (window.location.search) void navigate("/menu", { replace: true });
  }, [navigate]);
  const dish = sheets.find((name) => name !== "Cart");
  return (
    <>
      <h1>Menu</h1>
      <button type="button" onClick={() => show("Cart")}>
        Show cart
      </button>
      <button type="button" onClick={() => show("Soup")}>
        Show soup
      </button>
      {sheets.includes("Cart") && (
        <Sheet title="Cart" closeLabel="Close cart" onClosed={closeCart}>
          <button type="button" onClick={() => show("Curry")}>
            Change curry
          </button>
          <Link to="/order">Order</Link>
        </Sheet>
      )}
      {dish && (
        <Sheet key={dish} title={dish} closeLabel="Close dish" onClosed={closeDish}>
          <button type="button" onClick={() => setSheets(["Rice"])}>
            Rice instead
          </button>
        </Sheet>
      )}
    </>
  );
}

function renderMenu(address = "/menu") {
  window.history.pushState(null, "", "/before");
  window.history.pushState(null, "", address);
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/before" element={<h1>Before</h1>} />
        <Route path="/menu" element={<Menu />} />
        <Route path="/order" element={<h1>Order page</h1>} />
      </Routes>
    </BrowserRouter>,
  );
}

const click = (name: string) => userEvent.click(screen.getByText(name));
const closeBy = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const sheetTitles = () =>
  screen.queryAllByRole("heading", { level: 2 }).map((each) => each.textContent);
const expectSheets = (...titles: string[]) => waitFor(() => expect(sheetTitles()).toEqual(titles));
const expectPage = (title: string) =>
  waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title));

/** Goes back or forward, and waits until the browser and its listeners have followed. */
async function traverse(direction: "back" | "forward") {
  window.history[direction]();
  await settled();
}

/** Waits for more tasks than two traversals take; jsdom and the product use one task for each step. */
async function settled() {
  for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Clicks, and waits until the history has an entry of the new sheet. */
async function open(name: string) {
  await click(name);
  await settled();
}

it("closes the sheet on back and stays on the page", async () => {
  renderMenu();
  await open("Show cart");
  await traverse("back");
  await expectSheets();
  await expectPage("Menu");
  await traverse("back");
  await expectPage("Before");
});

it("leaves the page on the first back after the sheet was closed by its button", async () => {
  renderMenu();
  await open("Show cart");
  await closeBy("Close cart");
  await expectSheets();
  await expectPage("Menu");
  await traverse("back");
  await expectPage("Before");
});

it("closes nested sheets one by one", async () => {
  renderMenu();
  await open("Show cart");
  await open("Change curry");
  await traverse("back");
  await expectSheets("Cart");
  await traverse("back");
  await expectSheets();
  await expectPage("Menu");
});

it("closes only the outer sheet on back after the inner one was closed by its button", async () => {
  renderMenu();
  await open("Show cart");
  await open("Change curry");
  await closeBy("Close dish");
  await expectSheets("Cart");
  await traverse("back");
  await expectSheets();
  await expectPage("Menu");
});

it("leaves the page on the first back after nested sheets closed together", async () => {
  renderMenu();
  await open("Show cart");
  await open("Change curry");
  await closeBy("Close cart");
  await expectSheets();
  await settled();
  await expectPage("Menu");
  await traverse("back");
  await expectPage("Before");
});

it("returns to the page without an extra step after a link in a sheet", async () => {
  renderMenu();
  await open("Show cart");
  await click("Order");
  await expectPage("Order page");
  await settled();
  await traverse("back");
  await expectPage("Menu");
  expect(sheetTitles()).toEqual([]);
  await traverse("forward");
  await expectPage("Order page");
  await traverse("back");
  await traverse("back");
  await expectPage("Before");
});

it("keeps one entry when a sheet replaces another", async () => {
  renderMenu();
  await open("Show soup");
  await click("Rice instead");
  await expectSheets("Rice");
  await settled();
  await traverse("back");
  await expectSheets();
  await expectPage("Menu");
  await traverse("back");
  await expectPage("Before");
});

it("changes the page's own address when the sheet of a link closes", async () => {
  renderMenu("/menu?dish=soup");
  await open("Show soup");
  await closeBy("Close dish");
  await expectSheets();
  expect(window.location.search).toBe("");
  await traverse("back");
  await expectPage("Before");
});

it("opens a sheet while the entry of another is being removed", async () => {
  renderMenu();
  await open("Show cart");
  await closeBy("Close cart");
  await open("Show soup");
  expect(sheetTitles()).toContain("Soup");
  await traverse("back");
  await expectSheets();
  await expectPage("Menu");
});
