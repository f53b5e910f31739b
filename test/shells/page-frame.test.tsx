import { act, render, screen } from "@testing-library/react";
import { lazy } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { PageFrame } from "@/shells/customer/layout/page-frame";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it("shows a skeleton of the page's shape while the page loads", async () => {
  const Never = lazy(() => new Promise<never>(() => {}));
  await act(async () => {
    render(
      <PageFrame shape="form">
        <Never />
      </PageFrame>,
    );
  });
  const skeleton = screen.getByRole("status");
  expect(skeleton).toHaveTextContent("Wird geladen");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Wird geladen");
  expect(skeleton).toHaveClass("page-skeleton--form");
});

it("leads to the menu when the page has failed", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  await act(async () => {
    render(
      <PageFrame shape="text">
        <Broken />
      </PageFrame>,
    );
  });
  const link = await screen.findByRole("link", { name: "Zur Speisekarte" });
  expect(link).toHaveAttribute("href", "/");
  expect(screen.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
});
