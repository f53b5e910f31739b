import { Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { DataTable } from "@/admin-ui/data/data-table";
import { Pager } from "@/admin-ui/data/pager";
import { TextField } from "@/admin-ui/form/text-field";
import { useVersions } from "@/data/staff/use-versions";
import { type HealthAnswer, MAX_VERSION_KEYS } from "@/domain/operations/health.schema";
import { byTrouble } from "@/domain/operations/trouble";
import { matchesSearch } from "@/domain/text/matches-search";
import { healthTexts } from "@/i18n/admin/health-texts";
import { useTexts } from "@/i18n/use-texts";
import { restaurantColumns } from "./restaurant-columns";

/** All restaurants, those in trouble first, 25 on a page, with a search by title and city. */
export function RestaurantHealthTable({ answer }: { answer: HealthAnswer }) {
  const texts = useTexts(healthTexts);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const { restaurants, server_time } = answer;
  const found = byTrouble(restaurants, server_time).filter(({ health: { title, city } }) =>
    matchesSearch(`${title} ${city}`, search),
  );
  const pages = Math.ceil(found.length / MAX_VERSION_KEYS);
  // A later answer may have fewer restaurants.
  const current = Math.min(page, Math.max(pages, 1));
  const first = (current - 1) * MAX_VERSION_KEYS;
  const shown = found.slice(first, first + MAX_VERSION_KEYS);
  const versions = useVersions(shown.map(({ health }) => health.resto_key));
  const rows = shown.map((row) => ({ ...row, siteBuild: versions.get(row.health.resto_key) }));
  return (
    <Flex direction="column" gap="4">
      <TextField
        type="search"
        label={texts.search}
        value={search}
        maxW="24rem"
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setPage(1);
        }}
      />
      <DataTable
        caption={texts.caption}
        columns={restaurantColumns(texts, server_time)}
        rows={rows}
        rowKey={({ health }) => health.resto_key}
        rowTestId="restaurant-health"
        empty={<Text>{texts.noMatch}</Text>}
      />
      <Flex justify="center">
        <Pager page={current} pages={pages} onPage={setPage} />
      </Flex>
    </Flex>
  );
}
