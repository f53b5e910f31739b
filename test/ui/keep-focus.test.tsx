import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { keepFocus } from "@/ui/keep-focus";

/** A button that goes with the click on it. */
function Fleeting({ name }: { name: string }) {
  const [isThere, setThere] = useState(true);
  if (!isThere) return null;
  return (
    <button type="button" onClick={() => setThere(false)}>
      {name}
    </button>
  );
}

function Part(props: { title: string; children: ReactNode }) {
  return (
    <section ref={keepFocus}>
      <h2 tabIndex={-1}>{props.title}</h2>
      {props.children}
    </section>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("takes the focus of what has gone to the heading around it, the innermost first", async () => {
  render(
    <Part title="Page">
      <Fleeting name="close the page's note" />
      <Part title="Card">
        <Fleeting name="remove the line" />
      </Part>
    </Part>,
  );
  await click("remove the line");
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("heading", { name: "Card" }));
  await click("close the page's note");
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("heading", { name: "Page" }));
});

it("leaves the focus to whoever has taken it already", async () => {
  function Question() {
    const [asking, setAsking] = useState(false);
    return asking ? (
      <button type="button" ref={(button) => button?.focus()}>
        Yes
      </button>
    ) : (
      <button type="button" onClick={() => setAsking(true)}>
        Delete
      </button>
    );
  }
  render(
    <Part title="Card">
      <Question />
      <Fleeting name="close" />
    </Part>,
  );
  await click("Delete");
  expect(screen.getByRole("button", { name: "Yes" })).toHaveFocus();
});

it("goes to the part itself where it has no heading to focus", async () => {
  render(
    <div ref={keepFocus} tabIndex={-1} data-testid="part">
      <Fleeting name="close" />
    </div>,
  );
  await click("close");
  await expect.poll(() => document.activeElement).toBe(screen.getByTestId("part"));
});
