import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useBoard } from "@/data/board-provider";
import { DEFAULT_AVAILABILITY } from "@/domain/availability/default-availability";
import { AvailabilityControls } from "@/features/admin/board/availability/availability-controls";
import { availabilityTexts } from "@/i18n/admin/availability-texts";
import { tenant as restoBobingen } from "@/tenant-configs/resto-bobingen";

vi.mock("@/data/board-provider");

const texts = availabilityTexts.de;
const board = {
  orders: { status: "live", items: [], unreadable: [], hasMore: false },
  showMoreFinished: () => {},
  missed: new Set<string>(),
  dismissMissed: () => {},
} as const;

it("shows no controls until the availability is loaded", () => {
  vi.mocked(useBoard).mockReturnValue({ ...board, availabilityOf: () => null });
  const page = render(<AvailabilityControls restaurants={[restoBobingen]} />);
  expect(screen.getByText(texts.loading)).toBeVisible();
  expect(screen.queryByRole("group")).toBeNull();
  vi.mocked(useBoard).mockReturnValue({ ...board, availabilityOf: () => DEFAULT_AVAILABILITY });
  page.rerender(<AvailabilityControls restaurants={[restoBobingen]} />);
  expect(screen.queryByText(texts.loading)).toBeNull();
  expect(screen.getAllByRole("group")).toHaveLength(4);
});
