import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { lazyPart } from "@/page-lifecycle/lazy-part";

const Hello = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

it("a lazy component shows the Suspense fallback until it has loaded", async () => {
  const Part = lazyPart(async () => Hello);
  render(
    <Suspense fallback="loading">
      <Part name="Mai" />
    </Suspense>,
  );
  expect(screen.getByText("loading")).toBeInTheDocument();
  expect(await screen.findByText("Hello Mai")).toBeInTheDocument();
});

it("a preloaded component renders at once", async () => {
  const Part = lazyPart(async () => Hello);
  await Part.preload();
  render(
    <Suspense fallback="loading">
      <Part name="Mai" />
    </Suspense>,
  );
  expect(screen.getByText("Hello Mai")).toBeInTheDocument();
});
