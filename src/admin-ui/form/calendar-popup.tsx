import { Dialog, Portal } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import { type LocalDate, toLocal } from "@/domain/time/berlin-time";
import { kitTexts } from "@/i18n/admin/kit-texts";
import { pickerTexts } from "@/i18n/picker-texts";
import { useTexts } from "@/i18n/use-texts";
import { type CalendarDays, CalendarGrid } from "@/ui/date-picker/calendar-grid";

interface CalendarPopupProps {
  /** Empty: opens at today. */
  readonly value: LocalDate | "";
  readonly range: Omit<CalendarDays, "today">;
  readonly onSelect: (date: LocalDate) => void;
  /** The button that opens it, with what the button needs. */
  readonly button: (props: CalendarButtonProps) => React.ReactNode;
}

interface CalendarButtonProps {
  readonly "aria-haspopup": "dialog";
  readonly "aria-expanded": boolean;
  readonly onClick: (event: React.MouseEvent) => void;
}

interface Opened {
  readonly today: LocalDate;
  readonly place: Readonly<Record<"left" | "top" | "bottom", string>>;
}

/** Of the calendar with six weeks, px; the place where it opens keeps this free. */
const WIDTH = 352;
const HEIGHT = 410;
const GAP = 6;

/**
 * A calendar that opens below its button, or above where there is more room, and closes by a selection,
 * Escape or a tap elsewhere. It is a dialog, so that Escape does not also close the dialog around the
 * field.
 */
export function CalendarPopup({ value, range, onSelect, button }: CalendarPopupProps) {
  const { calendar } = useTexts(kitTexts);
  const { calendarHelp } = useTexts(pickerTexts);
  const helpId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <>
      {button({
        "aria-haspopup": "dialog",
        "aria-expanded": opened !== null,
        onClick: (event) => setOpened(openedAt(event.currentTarget)),
      })}
      <Dialog.Root
        open={opened !== null}
        onOpenChange={(change) => !change.open && setOpened(null)}
        initialFocusEl={() => content.current?.querySelector("td [tabindex='0']") ?? null}
        motionPreset="none"
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Positioner>
            {opened && (
              <Dialog.Content
                ref={content}
                aria-label={calendar}
                aria-describedby={helpId}
                data-testid="calendar"
                position="absolute"
                m="0"
                p="3"
                w={`${WIDTH}px`}
                maxW="calc(100vw - 12px)"
                style={opened.place}
              >
                <CalendarGrid
                  value={value}
                  days={{ ...range, today: opened.today }}
                  onChange={(date) => {
                    setOpened(null);
                    onSelect(date);
                  }}
                />
                <p className="visually-hidden" id={helpId}>
                  {calendarHelp}
                </p>
              </Dialog.Content>
            )}
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </>
  );
}

/** CSS keeps it on the screen, also when a device is turned. */
function openedAt(button: Element): Opened {
  const box = button.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  const isAbove = below < HEIGHT + 2 * GAP && box.top > below;
  const place = {
    left: `max(${GAP}px, min(${box.left}px, 100vw - ${WIDTH + GAP}px))`,
    top: `max(${GAP}px, min(${box.bottom + GAP}px, 100dvh - ${HEIGHT + GAP}px))`,
    bottom: "auto",
  };
  if (isAbove) {
    place.top = "auto";
    place.bottom = `max(${GAP}px, min(100dvh - ${box.top - GAP}px, 100dvh - ${HEIGHT + GAP}px))`;
  }
  return { today: toLocal(Date.now()).date, place };
}
