import { Box, Button, Flex, List, Span, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { Section } from "@/admin-ui/layout/section";
import type { ToDo } from "@/domain/staff/to-do";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { type Instant, MINUTE_MS } from "@/domain/time/berlin-time";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useTexts } from "@/i18n/use-texts";
import type { OverviewLinks } from "./overview-links";

/** Further tasks appear when these are done. */
const MAX_SHOWN = 12;

const URGENT: ReadonlySet<ToDo["kind"]> = new Set(["unattended", "unanswered-long", "late"]);

interface ToDoSectionProps {
  readonly restaurants: readonly Restaurant[];
  /** The most urgent first. */
  readonly items: readonly ToDo[];
  readonly now: Instant;
  readonly links: OverviewLinks;
}

/** The tasks of the restaurants, each with a button that leads to it. */
export function ToDoSection({ restaurants, items, now, links }: ToDoSectionProps) {
  const texts = useTexts(overviewTexts);
  const isOnly = restaurants.length === 1;
  const nameOf = (key: string) => restaurants.find((each) => each.key === key)?.title ?? key;
  const textOf = ({ kind, count }: ToDo) => {
    const text = texts.toDos[kind];
    return typeof text === "string" ? text : text(count);
  };
  return (
    <Section title={texts.toDo}>
      {items.length === 0 && <Text color="fg.muted">{texts.nothingToDo}</Text>}
      <List.Root variant="plain" gap="2">
        {items.slice(0, MAX_SHOWN).map((item) => {
          const { kind, restoKey, since } = item;
          const name = isOnly ? "" : nameOf(restoKey);
          const waits = since === null ? "" : texts.waitsFor(Math.floor((now - since) / MINUTE_MS));
          return (
            <List.Item
              key={`${restoKey} ${kind}`}
              data-to-do={kind}
              display="flex"
              alignItems="center"
              gap="3"
              ps="3"
              borderStartWidth="4px"
              borderStartColor={URGENT.has(kind) ? "border.error" : "border"}
            >
              <Box flex="1" minW="0">
                <Text fontWeight="semibold">
                  {textOf(item)}
                  {waits && <Span fontWeight="normal">, {waits}</Span>}
                </Text>
                {name && <Text color="fg.muted">{name}</Text>}
              </Box>
              <Flex flex="none">
                <Button
                  asChild
                  size="sm"
                  minH="11"
                  variant={URGENT.has(kind) ? "solid" : "outline"}
                  {...(!URGENT.has(kind) && { colorPalette: "gray" })}
                  textDecoration="none"
                >
                  <Link to={pageOf(kind, links)} onClick={() => links.choose(restoKey)}>
                    {texts.toDoButtons[kind]}
                    {name && <span className="visually-hidden">: {name}</span>}
                  </Link>
                </Button>
              </Flex>
            </List.Item>
          );
        })}
      </List.Root>
    </Section>
  );
}

function pageOf(kind: ToDo["kind"], links: OverviewLinks): string {
  if (kind === "disputes") return links.payments;
  return kind === "requests" ? links.reservations : links.board;
}
