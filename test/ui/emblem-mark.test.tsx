import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";

const emblem = vi.hoisted(() => ({ motif: "wok", path: "M1 2", logo: undefined as unknown }));
vi.mock("@/ui/emblem/active-emblem", () => ({ activeEmblem: emblem }));

import { EmblemMark } from "@/ui/emblem/emblem-mark";

it("draws the emblem of a restaurant without a logo", () => {
  const { container } = render(<EmblemMark className="mark" />);
  expect(container.querySelector("path")).toHaveAttribute("d", "M1 2");
  expect(container.querySelector("image")).toBeNull();
});

it("shows the logo instead of the emblem", () => {
  emblem.logo = "/assets/logo-1.svg";
  const { container } = render(<EmblemMark className="mark" />);
  expect(container.querySelector("image")).toHaveAttribute("href", "/assets/logo-1.svg");
  expect(container.querySelector("path")).toBeNull();
});
