import { chakra, Text } from "@chakra-ui/react";
import { depositLeft } from "@/domain/reservation/deposit/deposit-left";
import { formatPrice, formatTime } from "@/domain/text/format";
import { mentionsAllergy } from "@/domain/text/mentions-allergy";
import { reservationDayTexts } from "@/i18n/admin/reservation-day-texts";
import { reservationPlanTexts } from "@/i18n/admin/reservation-plan-texts";
import { reservationStatusTexts } from "@/i18n/table/reservation-status-texts";
import { useLanguage, useTexts } from "@/i18n/use-texts";
import { overdueOf } from "../card/overdue";
import { useReservationsContext } from "../context/reservations-context";
import { useTableText } from "../move/use-table-text";
import { barLook } from "./bar-look";
import { stayColumns } from "./time-axis";
import { useTimeline } from "./timeline-context";
import type { TimelineEntry } from "./timeline-rows";
import { LANE_REM } from "./timeline-sizes";

interface TimelineBarProps {
  readonly entry: TimelineEntry;
  /** Key of its row. */
  readonly row: string;
}

/** A reservation: opens its panel, or is picked up and moved. */
export function TimelineBar({ entry, row }: TimelineBarProps) {
  const texts = useTexts(reservationPlanTexts);
  const statuses = useTexts(reservationStatusTexts);
  const { depositPaid } = useTexts(reservationDayTexts);
  const language = useLanguage();
  const tableText = useTableText();
  const { now, steps } = useReservationsContext();
  const { axis, picked, onPointerDown, onKeyDown, onClick, isTabStop, hintId } = useTimeline();
  const { reservation, lane, isContinued } = entry;
  const {
    id,
    contact,
    party_size,
    start_at,
    end_at,
    status,
    note = "",
    staff_note = "",
    table_ids,
  } = reservation;
  const { from, to } = stayColumns(axis, reservation);
  const table = tableText(reservation) ?? texts.withoutTable;
  const hasAllergy = mentionsAllergy(`${note}\n${staff_note}`);
  const isLate = overdueOf(reservation, now) !== null;
  const isConfirmed = status === "confirmed" && Boolean(reservation.guest_confirmed_at);
  const isDepositPaid = depositLeft(reservation) > 0;
  const deposit = depositPaid(formatPrice(depositLeft(reservation), language));
  const isJoined = (table_ids?.length ?? 0) > 1;
  const isPicked = picked?.reservation.id === id;
  return (
    <chakra.button
      type="button"
      data-bar={id}
      tabIndex={isTabStop(row, id) ? 0 : -1}
      aria-describedby={hintId}
      aria-hidden={isContinued || undefined}
      data-continued={isContinued || undefined}
      position="absolute"
      overflow="hidden"
      px="1.5"
      borderWidth="1px"
      borderInlineStartWidth="4px"
      borderRadius="l2"
      color="fg"
      textAlign="start"
      lineHeight="1.25"
      whiteSpace="nowrap"
      cursor="grab"
      userSelect="none"
      {...barLook(status, { isLate })}
      {...(isContinued && { borderTopStyle: "dashed", borderTopRadius: "0" })}
      {...(steps.isBusy(reservation) && { animation: "pulse" })}
      opacity={isPicked ? 0.45 : 1}
      _focusVisible={{ zIndex: 1 }}
      style={{
        insetInlineStart: `${(from / axis.length) * 100}%`,
        inlineSize: `calc(${((to - from) / axis.length) * 100}% - 2px)`,
        insetBlockStart: `calc(${lane * LANE_REM}rem + 1px)`,
        blockSize: `calc(${LANE_REM}rem - 2px)`,
      }}
      onPointerDown={(event) => onPointerDown(event, reservation, row)}
      onKeyDown={(event) => onKeyDown(event, reservation, row)}
      // Firefox clicks when the space bar is released.
      onKeyUp={(event) => event.key === " " && event.preventDefault()}
      onClick={() => onClick(reservation)}
    >
      <Text as="span" display="block" fontWeight="bold" truncate>
        {hasAllergy && (
          <Text as="span" color="fg.error" me="1" aria-hidden="true">
            ⚠
          </Text>
        )}
        {isConfirmed && (
          <Text as="span" color="fg.success" me="1" aria-hidden="true">
            ✓
          </Text>
        )}
        {party_size} · <bdi>{contact.name}</bdi>
      </Text>{" "}
      <Text as="span" display="block" textStyle="xs" truncate fontVariantNumeric="tabular-nums">
        {isContinued ? table : `${formatTime(start_at)}–${formatTime(end_at)}`}
        {isJoined && !isContinued && <span aria-hidden="true"> · {table}</span>}
        {isDepositPaid && <span aria-hidden="true"> · {deposit}</span>}
      </Text>
      <span className="visually-hidden">
        ,{" "}
        {[
          table,
          statuses[status],
          ...(isConfirmed ? [texts.guestConfirmed] : []),
          ...(isDepositPaid ? [deposit] : []),
          ...(hasAllergy ? [texts.allergy] : []),
        ].join(", ")}
      </span>
    </chakra.button>
  );
}
