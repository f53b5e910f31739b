import { SimpleGrid } from "@chakra-ui/react";
import { SelectField } from "@/admin-ui/form/select-field";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { auditTexts } from "@/i18n/admin/audit-texts";
import { useTexts } from "@/i18n/use-texts";

interface Filter {
  readonly restoKey: string | null;
  readonly uid: string | null;
}

interface AuditFiltersProps {
  readonly restaurants: readonly Restaurant[];
  readonly names: ReadonlyMap<string, string>;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** Filters the audit log by restaurant and by account. */
export function AuditFilters({ restaurants, names, filter, onFilter }: AuditFiltersProps) {
  const texts = useTexts(auditTexts);
  const { restoKey, uid } = filter;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" maxW="40rem">
      <SelectField
        label={texts.restaurant}
        value={restoKey ?? ""}
        onChange={(event) => onFilter({ uid, restoKey: event.target.value || null })}
      >
        <option value="">{texts.allRestaurants}</option>
        {restaurants.map(({ key, title, address }) => (
          <option key={key} value={key}>
            {title} · {address.city}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.person}
        value={uid ?? ""}
        onChange={(event) => onFilter({ restoKey, uid: event.target.value || null })}
      >
        <option value="">{texts.allPersons}</option>
        {/* A row may filter by a guest or a former staff member, who is not in the team. */}
        {uid !== null && !names.has(uid) && <option value={uid}>{texts.chosenPerson}</option>}
        {[...names].map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </SelectField>
    </SimpleGrid>
  );
}
