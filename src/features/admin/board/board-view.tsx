import { Flex } from "@chakra-ui/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { LOW_SCREEN } from "@/admin-ui/theme/low-screen";
import { useBoard } from "@/data/staff/board-provider";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";
import { useAtomValue } from "@/state/jotai-hooks";
import { boardViewAtom } from "@/state/staff/board-view-atoms";
import { LoadingState } from "@/ui/feedback/loading-state";
import { AlarmControl, AlarmNotice, AlarmOffAlert } from "./alarm/alarm-control";
import { OverdueNotice } from "./alarm/overdue-notice";
import { useAlarm } from "./alarm/use-alarm";
import { useNewOrdersTitle } from "./alarm/use-new-orders-title";
import { useOverdue } from "./alarm/use-overdue";
import { AvailabilityControls } from "./availability/availability-controls";
import { AvailabilityStrip } from "./availability/availability-strip";
import { BoardBar } from "./board-bar";
import { BoardColumns } from "./board-columns";
import { BoardContext, type BoardContextValue } from "./context/board-context";
import { OrderDetails } from "./details/order-details";
import { fillViewport } from "./fill-viewport";
import { PatternNotices } from "./guests/pattern-notice";
import { KeysHelp } from "./keys-help";
import { BoardNotices } from "./parts/board-status";
import { NoticeRow } from "./parts/notice-row";
import { PrintSheet } from "./printing/print-sheet";
import { PrinterControl, PrinterNotice } from "./printing/printer-control";
import { useBoardPrinting } from "./printing/use-board-printing";
import { UnattendedNotices } from "./unattended-notice";
import { useBoardKeys } from "./use-board-keys";
import { useBoardStation } from "./use-board-station";
import { useBoardSteps, useRestaurantLookup } from "./use-board-tools";
import { useFoundGroups } from "./use-found-groups";
import { useLeadMinutes } from "./use-lead-minutes";
import { useOpenOrder } from "./use-open-order";
import { ViewSettings } from "./view-settings";
import { WaitingStrip } from "./waiting-strip";

export interface BoardViewProps {
  readonly restaurants: readonly Restaurant[];
  /** Address of the page on which managers block guests; null for other staff. */
  readonly guests: string | null;
  /** Address of the page of payments, for managers; null for other staff. */
  readonly payments?: string | null;
  /** Address of the page for telephone orders; null without one. */
  readonly telephone?: string | null;
}

/** Sizes of text on the cards. */
const SIZES = {
  dense: { "--code": "1.5rem", "--dish": "1.125rem", "--small": "0.9375rem" },
  comfortable: { "--code": "2.25rem", "--dish": "1.5rem", "--small": "1.25rem" },
} as const;

/** Notices and codes side by side. Without content it takes no space, not even a gap. */
const LINE = {
  display: "flex",
  "&:not(:has(> nav, > div > :not(:empty)))": { position: "absolute" },
} as const;

/** Bar, notices and columns of the board. */
export function BoardView(props: BoardViewProps) {
  const { restaurants, guests, payments = null, telephone = null } = props;
  const texts = useTexts(boardTexts);
  const { orders } = useBoard();
  const { density, hasCodes } = useAtomValue(boardViewAtom);
  const [search, setSearch] = useState("");
  const { openDetails, details } = useOpenOrder(orders.items);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { steps, rejections } = useBoardSteps(orders.items);
  const { byKey, restaurantOf, hasRiders, stationsFor } = useRestaurantLookup(restaurants);
  const { station, shown } = useBoardStation(orders.items, restaurants);
  const { job, print, printer } = useBoardPrinting(shown, byKey, station);
  const leadMinutesOf = useLeadMinutes(byKey);
  const overdue = useOverdue(byKey, shown);
  const alarm = useAlarm(shown, overdue > 0);
  const board = useRef<HTMLDivElement>(null);
  useBoardKeys(board, setHelpOpen);
  useEffect(() => fillViewport(board.current), []);
  useNewOrdersTitle(shown);

  const tools = useMemo<BoardContextValue>(() => {
    const lookups = { leadMinutesOf, restaurantOf, hasRiders, station, stationsFor };
    const pages = { guests, payments };
    return { steps, rejections, ...lookups, print, ...pages, hasCodes, openDetails };
  }, [
    steps,
    rejections,
    leadMinutesOf,
    restaurantOf,
    hasRiders,
    station,
    stationsFor,
    print,
    guests,
    payments,
    hasCodes,
    openDetails,
  ]);
  const { found, groups } = useFoundGroups(shown, search, { leadMinutesOf, station });
  const printedRestaurant = job && byKey.get(job.order.resto_key);

  return (
    <BoardContext value={tools}>
      <Flex
        ref={board}
        direction="column"
        gap="1.5"
        px="2"
        py="1.5"
        // The shell's bar takes 3.75rem at the bottom until it moves to the side.
        h={{
          md: "calc(100dvh - var(--top, 0px) - 3.75rem)",
          lg: "calc(100dvh - var(--top, 0px))",
        }}
        data-density={density}
        css={SIZES[density]}
      >
        <BoardBar
          search={search}
          onSearch={setSearch}
          found={search.trim() ? found : null}
          telephone={telephone}
        >
          <AvailabilityControls restaurants={restaurants} />
          <AlarmControl device={alarm} />
          <PrinterControl printer={printer} />
          <ViewSettings restaurants={restaurants} />
          <KeysHelp open={isHelpOpen} onOpenChange={setHelpOpen} />
        </BoardBar>
        <AlarmOffAlert device={alarm} />
        {/* One line only: each further line would take space from the cards. */}
        <Flex
          gap="1.5"
          align="flex-start"
          css={{ base: { display: "contents" }, md: LINE, [LOW_SCREEN]: LINE }}
        >
          <NoticeRow>
            <BoardNotices />
            <AlarmNotice device={alarm} />
            <UnattendedNotices restaurants={restaurants} />
            <OverdueNotice count={overdue} />
            <PatternNotices restaurants={restaurants} />
            <PrinterNotice status={printer.status} />
            <AvailabilityStrip restaurants={restaurants} />
          </NoticeRow>
          <WaitingStrip groups={groups} />
        </Flex>
        {orders.status === "loading" && orders.items.length === 0 ? (
          <LoadingState label={texts.loading} />
        ) : (
          <BoardColumns groups={groups} />
        )}
      </Flex>
      <OrderDetails {...details} />
      {job && printedRestaurant && (
        <PrintSheet job={job} restaurant={printedRestaurant} station={station} />
      )}
    </BoardContext>
  );
}
