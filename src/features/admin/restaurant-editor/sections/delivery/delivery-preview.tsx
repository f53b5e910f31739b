import { Box, Button, Heading, Input, Stack, Text, Wrap } from "@chakra-ui/react";
import { useId, useMemo, useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { CheckboxField } from "@/admin-ui/form/checkbox-field";
import { usePlaces } from "@/data/use-places";
import { compareDeliveryTerms } from "@/domain/delivery/compare-delivery-terms";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { matchesSearch } from "@/domain/text/matches-search";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { DeliveryTable } from "./delivery-table";
import { useDraftDelivery } from "./use-draft-delivery";

const SHOWN_AT_FIRST = 15;

/** Fee and minimum per town for the draft and for the stored restaurant, by the server's rules. */
export function DeliveryPreview({ stored }: { stored: Restaurant }) {
  const { preview } = useTexts(restaurantEditorTexts);
  const places = usePlaces();
  const { delivery, isBroken, isOff } = useDraftDelivery(stored);
  const [search, setSearch] = useState("");
  const [onlyChanged, setOnlyChanged] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();

  const towns = useMemo(
    () => compareDeliveryTerms(stored, delivery, places),
    [stored, delivery, places],
  );
  const changed = towns.filter(({ isChanged }) => isChanged);
  const found = (onlyChanged ? changed : towns).filter(({ zip, town }) =>
    matchesSearch(`${zip} ${town}`, search),
  );
  const isFiltered = search.trim() !== "" || onlyChanged;
  const shown = showsAll || isFiltered ? found : found.slice(0, SHOWN_AT_FIRST);

  return (
    <Stack
      as="section"
      aria-labelledby={titleId}
      gap="3"
      bg="bg.subtle"
      rounded="l3"
      p={{ base: "3", md: "5" }}
      minW="0"
    >
      <Box>
        <Heading as="h3" id={titleId} size="md">
          {preview.title}
        </Heading>
        <Text color="fg.muted" textStyle="sm" mt="1">
          {preview.intro}
        </Text>
      </Box>
      <Text fontWeight="semibold" role="status">
        {changed.length === 0 ? preview.unchanged : preview.changed(changed.length)}
      </Text>
      {isBroken && <Notice tone="warning" title={preview.broken} />}
      {isOff && <Notice tone="warning" title={preview.off} />}
      {towns.every(({ after }) => !after) && <Notice tone="warning" title={preview.nowhere} />}
      <Wrap gap="2" columnGap="5" align="center">
        <Input
          type="search"
          maxW="24rem"
          aria-label={preview.search}
          placeholder={preview.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <CheckboxField
          label={preview.onlyChanged}
          checked={onlyChanged}
          onCheckedChange={setOnlyChanged}
        />
      </Wrap>
      {shown.length > 0 ? (
        <Box bg="bg.panel" rounded="l2" borderWidth="1px" px={{ base: "3", md: "1" }}>
          <DeliveryTable towns={shown} />
        </Box>
      ) : (
        <Text>{preview.nothing}</Text>
      )}
      {shown.length < found.length && (
        <Button
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          onClick={() => setShowsAll(true)}
        >
          {preview.all(found.length)}
        </Button>
      )}
    </Stack>
  );
}
