import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { keepFocusInside } from "@/ui/keep-focus-inside";

/** A button that disappears on click. */
function DisappearingButton({ name }: { name: string }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <button type="button" onClick={() => setShown(false)}>
      {name}
    </button>
  );
}

function Part(props: { title: string; children: ReactNode }) {
  return (
    <section ref={keepFocusInside}>
      <h2 tabIndex={-1}>{props.title}</h2>
      {props.children}
    </section>
  );
}

const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("moves the focus of a removed button to the innermost heading around it", async () => {
  render(
    <Part title="Page">
      <DisappearingButton name="close the page's note" />
      <Part title="Card">
        <DisappearingButton name="remove the line" />
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

it("leaves the focus on an element that has taken it meanwhile", async () => {
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
      <DisappearingButton name="close" />
    </Part>,
  );
  await click("Delete");
  expect(screen.getByRole("button", { name: "Yes" })).toHaveFocus();
});

it("leaves the focus on an element outside the part that has taken it meanwhile", async () => {
  render(
    <>
      <Part title="Card">
        <DisappearingButton name="close" />
      </Part>
      <button type="button">Next</button>
    </>,
  );
  const next = screen.getByRole("button", { name: "Next" });
  screen.getByRole("button", { name: "close" }).addEventListener("click", () => next.focus());
  await click("close");
  expect(screen.queryByRole("button", { name: "close" })).toBeNull();
  expect(next).toHaveFocus();
});

it("focuses the part itself if it has no focusable heading", async () => {
  render(
    <div ref={keepFocusInside} tabIndex={-1} data-testid="part">
      <DisappearingButton name="close" />
    </div>,
  );
  await click("close");
  await expect.poll(() => document.activeElement).toBe(screen.getByTestId("part"));
});
