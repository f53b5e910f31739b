import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { warmComponent } from "@/ui/warm-component";

const Hello = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

it("shows what stands in for it until it has been loaded", async () => {
  const [Warm] = warmComponent(async () => Hello);
  render(
    <Suspense fallback="loading">
      <Warm name="Mai" />
    </Suspense>,
  );
  expect(screen.getByText("loading")).toBeInTheDocument();
  expect(await screen.findByText("Hello Mai")).toBeInTheDocument();
});

it("appears at once where it has been loaded ahead", async () => {
  const [Warm, warmUp] = warmComponent(async () => Hello);
  await warmUp();
  render(
    <Suspense fallback="loading">
      <Warm name="Mai" />
    </Suspense>,
  );
  expect(screen.getByText("Hello Mai")).toBeInTheDocument();
});
