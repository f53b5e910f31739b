import { Button, Flex } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { TextField } from "@/admin-ui/form/text-field";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";

interface GuestSearchFormProps {
  readonly initial: string;
  /** Returns false for an input that is neither a phone number nor an e-mail address. */
  readonly onSearch: (typed: string) => boolean;
}

/** The field for a phone number or an e-mail address. */
export function GuestSearchForm({ initial, onSearch }: GuestSearchFormProps) {
  const texts = useTexts(guestsTexts);
  const [typed, setTyped] = useState(initial);
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsWrong(!onSearch(typed));
  }

  return (
    <form noValidate onSubmit={submit}>
      <Flex gap="3" maxW="36rem" align="flex-start" wrap={{ base: "wrap", sm: "nowrap" }}>
        <TextField
          label={texts.query}
          error={isWrong && texts.queryInvalid}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={320}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {/* In line with the input, below the label. */}
        <Button type="submit" mt={{ sm: "1.625rem" }}>
          {texts.search}
        </Button>
      </Flex>
    </form>
  );
}
