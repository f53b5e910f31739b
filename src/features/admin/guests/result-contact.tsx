import { Link, Stack, Text } from "@chakra-ui/react";
import { telHref } from "@/domain/contact/tel-href";
import { PhoneText } from "@/ui/phone-text";
import type { ResultEntry } from "./result-entry";

/** Name, phone number, e-mail address and delivery address as the guest entered them. */
export function ResultContact({ contact, address }: Pick<ResultEntry, "contact" | "address">) {
  const { name, phone, email } = contact;
  return (
    <Stack gap="0" minW="0" overflowWrap="anywhere">
      <Text fontWeight="medium">{name}</Text>
      {phone && (
        <Link href={telHref(phone)} variant="underline">
          <PhoneText text={phone} />
        </Link>
      )}
      {email && <Text color="fg.muted">{email}</Text>}
      {address && <Text color="fg.muted">{address}</Text>}
    </Stack>
  );
}
