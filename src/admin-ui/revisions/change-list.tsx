import { Badge, Box, Button, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { type Change, pathKey } from "@/domain/revision/changes";
import { revisionTexts } from "@/i18n/admin/revision-texts";
import { useTexts } from "@/i18n/use-texts";
import type { DescribeChange } from "./describe-change";
import { ValuePair } from "./value-pair";

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly describe: DescribeChange;
}

/** An import may change a whole menu. */
const SHOWN_AT_FIRST = 60;

/** Differences between two documents, grouped as the editor names them. */
export function ChangeList({ changes, describe }: ChangeListProps) {
  const texts = useTexts(revisionTexts);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? changes : changes.slice(0, SHOWN_AT_FIRST);
  return (
    <Stack gap="3">
      <Stack as="ul" gap="0" aria-label={texts.changes.title} listStyleType="none">
        {groups(shown, describe).map(({ name, lines }) => (
          <Box
            as="li"
            key={`${name}/${pathKey(lines[0]?.change.path ?? [])}`}
            py="3"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: "0" }}
          >
            {name && <GroupHead name={name} lines={lines} />}
            {lines.map(({ change, label }) =>
              label ? (
                <Box key={pathKey(change.path)} pt="1">
                  <Text color={name ? "fg.muted" : "fg"} fontWeight={name ? "normal" : "semibold"}>
                    {label}
                  </Text>
                  <ValuePair change={change} describe={describe} />
                </Box>
              ) : null,
            )}
          </Box>
        ))}
      </Stack>
      {shown.length < changes.length && (
        <Button
          variant="outline"
          colorPalette="gray"
          alignSelf="flex-start"
          onClick={() => setShowsAll(true)}
        >
          {texts.changes.more(changes.length)}
        </Button>
      )}
    </Stack>
  );
}

const PALETTES = { added: "success", removed: "danger", changed: "brand", moved: "gray" } as const;

function GroupHead({ name, lines }: Group) {
  const { changes } = useTexts(revisionTexts);
  const whole = lines.find(({ label }) => !label);
  const kind = whole?.change.kind ?? "changed";
  return (
    <Text fontWeight="semibold" display="flex" flexWrap="wrap" gap="2" alignItems="center">
      {name}
      <Badge colorPalette={PALETTES[kind]}>{changes.kinds[kind]}</Badge>
    </Text>
  );
}

interface Line {
  readonly change: Change;
  readonly label: string | undefined;
}

interface Group {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** Consecutive changes of one group belong together. */
function groups(changes: readonly Change[], { nameOf }: DescribeChange): Group[] {
  const all: { name: string; lines: Line[] }[] = [];
  for (const change of changes) {
    const { group = "", name } = nameOf(change);
    const last = all.at(-1);
    if (last && group !== "" && last.name === group) last.lines.push({ change, label: name });
    else all.push({ name: group, lines: [{ change, label: name }] });
  }
  return all;
}
