import { Button, SimpleGrid, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import { CallerBook } from "@/admin-ui/guest/caller-book";
import { type KnownCaller, useKnownGuest } from "@/data/staff/guests/use-known-guest";
import { otherNumber } from "@/domain/contact/caller-agreement.schema";
import { formatLocalDate } from "@/domain/text/format";
import { toLocal } from "@/domain/time/berlin-time";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import type { TelephoneDraft } from "@/state/staff/telephone-order-atoms";
import { focusOnMount } from "@/ui/focus-on-mount";
import { FieldGroup } from "./context/field-group";
import { useTelephone } from "./context/telephone-context";
import { UsualDishes } from "./usual-dishes";

/** Telephone number and name first; a known caller's name and address fill in by themselves. */
export function GuestFields() {
  const texts = useTexts(telephoneTexts);
  const { draft, edit, errors, isLocked, context, dishes } = useTelephone();
  const name = useRef<HTMLInputElement>(null);
  const lookup = useKnownGuest(context.restaurant.key, draft.phone, (guest, isInBook) => {
    if (isLocked) return;
    edit({ isKnown: true, remember: true, isInBook, ...missingFields(draft, guest) });
    // The name needs no typing.
    const waits = document.activeElement === name.current && !draft.name.trim();
    if (waits) dishes.field.current?.focus();
  });

  return (
    <FieldGroup title={texts.guest}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={30}
          ref={focusOnMount}
          disabled={isLocked}
          error={errors.phone}
          value={draft.phone}
          onChange={({ target }) => edit({ phone: target.value, ...otherNumber(draft) })}
          onBlur={lookup.ask}
        />
        <TextField
          label={texts.name}
          ref={name}
          autoComplete="off"
          maxLength={80}
          disabled={isLocked}
          error={errors.name}
          value={draft.name}
          onChange={({ target }) => edit({ name: target.value })}
        />
      </SimpleGrid>
      <CallerBook lookup={lookup} />
      {lookup.found && (
        <KnownGuest
          guest={lookup.found}
          onTake={(guest) =>
            edit({ name: guest.name, ...(guest.address && addressFields(guest.address)) })
          }
        />
      )}
      {lookup.found?.usual && <UsualDishes usual={lookup.found.usual} />}
    </FieldGroup>
  );
}

function KnownGuest(props: { guest: KnownCaller; onTake: (guest: KnownCaller) => void }) {
  const texts = useTexts(telephoneTexts);
  const { name, address, last_order_at } = props.guest;
  const shown = address && `${address.street}, ${address.zip} ${address.city}`;
  return (
    <Text role="status" fontWeight="semibold">
      {shown ? texts.knownAddress(name, shown) : texts.known(name)}{" "}
      {last_order_at !== undefined && (
        <Text as="span" fontWeight="normal" color="fg.muted">
          {`${texts.lastOrder(formatLocalDate(toLocal(last_order_at).date))} `}
        </Text>
      )}
      <Button variant="outline" onClick={() => props.onTake(props.guest)}>
        {texts.takeKnown}
      </Button>
    </Text>
  );
}

/** The found values of fields that are still empty. */
function missingFields(draft: TelephoneDraft, { name, address }: KnownCaller) {
  return {
    ...(draft.name.trim() ? {} : { name }),
    ...(address && !draft.street.trim() ? addressFields(address) : {}),
  };
}

function addressFields({ street, zip, city, note = "" }: NonNullable<KnownCaller["address"]>) {
  return { street, zip, city, addressNote: note };
}
