import { Button, Fieldset, Flex, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { PlusIcon } from "@/admin-ui/icons";

interface RowsProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Buttons below the rows. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Rows of fields that belong together. */
export function Rows({ title, hint, error, actions, children }: RowsProps) {
  return (
    // `spaceY` sets the margins of all children, so they take paddings.
    <Fieldset.Root invalid={Boolean(error)} minW="0" mt="3" spaceY="0">
      <Fieldset.Legend fontWeight="semibold" textStyle="md">
        {title}
      </Fieldset.Legend>
      {hint && (
        <Fieldset.HelperText pt="1" maxW="44rem">
          {hint}
        </Fieldset.HelperText>
      )}
      <Flex direction="column" gap="2" pt="3" minW="0">
        {children}
      </Flex>
      <Fieldset.ErrorText pt={error ? "2" : "0"} aria-live="polite">
        {error}
      </Fieldset.ErrorText>
      {actions && (
        <Flex wrap="wrap" gap="2" pt="3">
          {actions}
        </Flex>
      )}
    </Fieldset.Root>
  );
}

/** Names of the columns above {@link Rows}; screen readers get them as labels of the fields. */
export function RowsHead({ columns, names }: { columns: string; names: readonly string[] }) {
  return (
    <Grid templateColumns={columns} gap="2" color="fg.muted" textStyle="sm" aria-hidden="true">
      {names.map((name) => (
        <Text key={name} fontWeight="medium">
          {name}
        </Text>
      ))}
    </Grid>
  );
}

export function AddRow({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      flexShrink="1"
      whiteSpace="normal"
      h="auto"
      minH="11"
      py="2"
      onClick={onAdd}
    >
      <PlusIcon />
      {label}
    </Button>
  );
}

/** Columns of rows with two short fields. */
export const PAIR_COLUMNS = "minmax(0, 9rem) minmax(0, 9rem) 2.75rem";
