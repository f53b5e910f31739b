import { Box, Fieldset, Heading, RadioGroup, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { pathKey } from "@/domain/revision/changes";
import type { TheirChange } from "@/domain/revision/merge";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import { type DescribeChange, fullName } from "./describe-change";

/** The changes that keep the draft's value, and how to select a side. */
interface Choice {
  readonly mine: ReadonlySet<string>;
  readonly keep: (key: string, isMine: boolean) => void;
}

interface ConflictLinesProps {
  readonly title: string;
  readonly changes: readonly TheirChange[];
  readonly describe: DescribeChange;
  readonly choice: Choice;
}

/** Changes of the other save, each with both sides to select from. */
export function ConflictLines({ title, changes, describe, choice }: ConflictLinesProps) {
  if (changes.length === 0) return null;
  return (
    <Stack gap="2">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      {changes.map((change) => {
        const key = pathKey(change.path);
        return (
          <ConflictLine
            key={key}
            change={change}
            describe={describe}
            isMine={choice.mine.has(key)}
            onChoose={(isMine) => choice.keep(key, isMine)}
          />
        );
      })}
    </Stack>
  );
}

interface ConflictLineProps {
  readonly change: TheirChange;
  readonly describe: DescribeChange;
  readonly isMine: boolean;
  readonly onChoose: (isMine: boolean) => void;
}

function ConflictLine({ change, describe, isMine, onChoose }: ConflictLineProps) {
  const { conflict, changes } = useTexts(revisionTexts);
  const name = fullName(describe, change);
  const textOf = (value: unknown) =>
    change.kind === "moved" ? changes.kinds.moved : describe.textOf(change, value);
  const sides = [
    { value: "theirs", title: conflict.theirs, text: textOf(change.after) },
    { value: "mine", title: conflict.mine, text: textOf(change.mine) },
  ];
  return (
    <Fieldset.Root bg="bg.panel" borderWidth="1px" rounded="l2" px="4" py="3" spaceY="0">
      <Fieldset.Legend fontWeight="semibold" float="left">
        <span className="visually-hidden">{conflict.choose(name)}</span>
        <span aria-hidden="true">{name}</span>
      </Fieldset.Legend>
      {change.kind !== "moved" && (
        <Text color="fg.muted" clear="both" overflowWrap="anywhere">
          {conflict.before}: {textOf(change.before)}
        </Text>
      )}
      <RadioGroup.Root
        clear="both"
        value={isMine ? "mine" : "theirs"}
        onValueChange={({ value }) => onChoose(value === "mine")}
      >
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="6" mt="1">
          {sides.map((side) => (
            <RadioGroup.Item key={side.value} value={side.value} minH="11" gap="3" py="2">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText fontWeight="normal" overflowWrap="anywhere" minW="0">
                <Box as="span" display="block" color="fg.muted">
                  {side.title}{" "}
                </Box>
                {side.text}
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </SimpleGrid>
      </RadioGroup.Root>
    </Fieldset.Root>
  );
}
