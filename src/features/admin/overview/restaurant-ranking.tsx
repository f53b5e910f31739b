import { Box, Button, Flex, Table, Text } from "@chakra-ui/react";
import { useState } from "react";
import { Pager } from "@/admin-ui/data/pager";
import { ChevronDownIcon } from "@/admin-ui/icons";
import { Section } from "@/admin-ui/layout/section";
import type { OverviewEntry } from "@/domain/report/overview.schema";
import { type RankedBy, rankRestaurants } from "@/domain/report/rank-restaurants";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { overviewTexts } from "@/i18n/admin/overview-texts";
import { useTexts } from "@/i18n/use-texts";
import { useFigureText } from "./use-figure-text";

const PAGE_SIZE = 10;
const SORTED = ["turnover_cents", "orders"] as const;
const OTHERS = ["parties", "guests"] as const;

interface RestaurantRankingProps {
  readonly restaurants: readonly Restaurant[];
  readonly entries: ReadonlyMap<string, OverviewEntry>;
}

/** The restaurants by today's sales or orders, in pages. */
export function RestaurantRanking({ restaurants, entries }: RestaurantRankingProps) {
  const texts = useTexts(overviewTexts);
  const text = useFigureText();
  const [by, setBy] = useState<RankedBy>("turnover_cents");
  const [page, setPage] = useState(1);
  const rows = rankRestaurants(
    restaurants.map(({ key, title }) => ({
      ...{ key, title },
      figures: entries.get(key)?.figures?.today ?? null,
    })),
    by,
  );
  const pages = Math.ceil(rows.length / PAGE_SIZE);
  const start = (Math.min(page, pages) - 1) * PAGE_SIZE;
  return (
    <Section title={texts.ranking}>
      <Box mx={{ base: "-2", md: "0" }}>
        <Table.Root size="sm" fontVariantNumeric="tabular-nums">
          <Table.Caption className="visually-hidden">{texts.ranking}</Table.Caption>
          <RankingHead
            by={by}
            onSort={(figure) => {
              setBy(figure);
              setPage(1);
            }}
          />
          <Table.Body>
            {rows.slice(start, start + PAGE_SIZE).map(({ key, title, figures, rank }) => (
              <Table.Row key={key}>
                <Table.Cell px="0" color="fg.muted">
                  {rank ?? "–"}
                </Table.Cell>
                <Table.Cell
                  as="th"
                  scope="row"
                  px="1"
                  fontSize={{ base: "xs", sm: "sm" }}
                  overflowWrap="anywhere"
                  fontWeight="semibold"
                >
                  {title}
                </Table.Cell>
                {SORTED.map((figure) => (
                  <Table.Cell key={figure} px="1" textAlign="end" whiteSpace="nowrap">
                    {text(figures, figure)}
                  </Table.Cell>
                ))}
                {OTHERS.map((figure) => (
                  <Table.Cell key={figure} hideBelow="md" textAlign="end">
                    {text(figures, figure)}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      <Flex justify="center">
        <Pager page={page} pages={pages} onPage={setPage} />
      </Flex>
    </Section>
  );
}

interface RankingHeadProps {
  readonly by: RankedBy;
  readonly onSort: (by: RankedBy) => void;
}

function RankingHead({ by, onSort }: RankingHeadProps) {
  const texts = useTexts(overviewTexts);
  return (
    <Table.Header>
      <Table.Row>
        <Table.ColumnHeader px="0" w="6">
          <span className="visually-hidden">{texts.rank}</span>
        </Table.ColumnHeader>
        <Table.ColumnHeader px="1">
          <Text as="span" srOnly={{ base: true, sm: false }}>
            {texts.restaurant}
          </Text>
        </Table.ColumnHeader>
        {SORTED.map((figure) => (
          <Table.ColumnHeader
            key={figure}
            px="0"
            textAlign="end"
            aria-sort={by === figure ? "descending" : "none"}
          >
            <Button
              variant="ghost"
              colorPalette="gray"
              px="1"
              gap="0"
              fontSize={{ base: "xs", sm: "sm" }}
              onClick={() => onSort(figure)}
            >
              {by === figure && <ChevronDownIcon boxSize="4" />}
              {texts.columns[figure]}
            </Button>
          </Table.ColumnHeader>
        ))}
        {OTHERS.map((figure) => (
          <Table.ColumnHeader key={figure} hideBelow="md" textAlign="end">
            {texts.columns[figure]}
          </Table.ColumnHeader>
        ))}
      </Table.Row>
    </Table.Header>
  );
}
