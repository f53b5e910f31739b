import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { lazyWithPreload } from "@/page-lifecycle/lazy-with-preload";

const Hello = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

it("a lazy component shows the Suspense fallback until it has loaded", async () => {
  const [Lazy] = lazyWithPreload(async () => Hello);
  render(
    <Suspense fallback="loading">
      <Lazy name="Mai" />
    </Suspense>,
  );
  expect(screen.getByText("loading")).toBeInTheDocument();
  expect(await screen.findByText("Hello Mai")).toBeInTheDocument();
});

it("a preloaded component renders at once", async () => {
  const [Lazy, preload] = lazyWithPreload(async () => Hello);
  await preload();
  render(
    <Suspense fallback="loading">
      <Lazy name="Mai" />
    </Suspense>,
  );
  expect(screen.getByText("Hello Mai")).toBeInTheDocument();
});
