import { Box, Code, Text } from "@chakra-ui/react";
import type { DataColumn } from "@/admin-ui/data/data-table";
import type { RestaurantHealth } from "@/domain/operations/health.schema";
import type { Trouble } from "@/domain/operations/trouble";
import type { Instant } from "@/domain/time/berlin-time";
import type { healthTexts } from "@/i18n/admin/health-texts";
import { buildName } from "@/page-lifecycle/build-name";
import { Ago } from "./ago";
import { RestaurantState } from "./restaurant-state";

/** One row of the table. */
export interface HealthRow {
  readonly health: RestaurantHealth;
  readonly troubles: readonly Trouble[];
  /** Build of the site; undefined while it loads, null without an answer. */
  readonly siteBuild: string | null | undefined;
}

/** Columns of the table of restaurants at an instant. */
export function restaurantColumns(
  texts: (typeof healthTexts)["de"],
  now: Instant,
): DataColumn<HealthRow>[] {
  return [
    {
      key: "restaurant",
      label: texts.restaurant,
      isRowHeader: true,
      cell: ({ health: { title, city } }) => (
        <Box minW={{ md: "12rem" }}>
          {title}
          <Text fontWeight="normal" color="fg.muted">
            {city}
          </Text>
        </Box>
      ),
    },
    { key: "state", label: texts.state, cell: (row) => <RestaurantState {...row} /> },
    {
      key: "last",
      label: texts.lastOrder,
      cell: ({ health }) => <Ago instant={health.last_order_at} now={now} />,
    },
    {
      key: "unanswered",
      label: texts.unanswered,
      align: "end",
      cell: ({ health }) => health.unanswered,
    },
    { key: "mails", label: texts.mails, cell: ({ health }) => mailsOf(health, texts) },
    {
      key: "board",
      label: texts.board,
      cell: ({ health: { board_seen_at, board_build } }) => (
        <Box>
          <Ago instant={board_seen_at} now={now} />
          {board_build !== null && board_build !== buildName() && (
            <Text color="fg.warning">{texts.outdated}</Text>
          )}
        </Box>
      ),
    },
    {
      key: "version",
      label: texts.version,
      cell: ({ siteBuild }) => (siteBuild ? <Code>{shortBuild(siteBuild)}</Code> : "–"),
    },
  ];
}

function mailsOf(
  { mails_pending, mails_failed }: RestaurantHealth,
  texts: (typeof healthTexts)["de"],
): string {
  const parts = [
    mails_failed > 0 && texts.mailsFailed(mails_failed),
    mails_pending > 0 && texts.mailsPending(mails_pending),
  ].filter((part) => part !== false);
  return parts.join(", ") || "–";
}

/** The hash of an entry's file name: "index-Bx3k9.js" is "Bx3k9". */
function shortBuild(build: string): string {
  return build.replace(/^[a-z]+-/, "").replace(/\.js$/, "");
}
