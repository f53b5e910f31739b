import { Button, chakra, Flex, Heading, Stack } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useId } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { focusOnMount } from "@/ui/focus-on-mount";

interface TaskFormProps {
  readonly title: string;
  readonly problem: string | null;
  /** The button; `busy` while a call is under way. */
  readonly submit: {
    readonly label: string;
    readonly busy: boolean;
    readonly danger?: boolean;
  };
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form that takes the place of the buttons and gets the focus. */
export function TaskForm(props: TaskFormProps) {
  const { title, problem, submit, onSubmit, onCancel, children } = props;
  const texts = useTexts(guestsTexts);
  const titleId = useId();
  return (
    <chakra.form
      aria-labelledby={titleId}
      noValidate
      maxW="44rem"
      p={{ base: "4", md: "5" }}
      borderWidth="1px"
      borderRadius="l3"
      borderColor={submit.danger ? "border.error" : "border"}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!submit.busy) onSubmit();
      }}
    >
      <Stack gap="4">
        <Heading as="h4" size="md" id={titleId} ref={focusOnMount} tabIndex={-1}>
          {title}
        </Heading>
        {children}
        {problem && <Notice tone="danger" title={problem} />}
        <Flex gap="3" wrap="wrap">
          <Button
            type="submit"
            {...(submit.danger ? { colorPalette: "danger" } : {})}
            aria-busy={submit.busy}
          >
            {submit.label}
          </Button>
          <Button type="button" variant="outline" colorPalette="gray" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
