import { Card, Fieldset, Flex, IconButton, Spacer, Text } from "@chakra-ui/react";
import { TrashIcon } from "@/admin-ui/icons";
import type { MenuOptionGroup } from "@/domain/menu/menu.schema";
import { menuEditorTexts } from "@/i18n/admin/menu/menu-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { useDisplayName } from "../context/use-display-name";
import { DraftTextField } from "../fields/draft-text-field";
import type { GroupPlace } from "./group-part";
import { OptionGroupRules } from "./option-group-rules";
import { OptionList } from "./option-list";

interface OptionGroupFormProps {
  readonly group: MenuOptionGroup;
  readonly place: GroupPlace;
  /** By path relative to the group. */
  readonly errors: ReadonlyMap<string, string>;
  /** `null` deletes the group. */
  readonly onChange: (group: MenuOptionGroup | null) => void;
}

/** Label, rules and options of one option group. */
export function OptionGroupForm({ group, place, errors, onChange }: OptionGroupFormProps) {
  const texts = useTexts(menuEditorTexts);
  const displayName = useDisplayName();
  const name = displayName(group.label);
  const problem = errors.get("options");
  return (
    <Card.Root size="sm" mb="4">
      <Card.Body>
        <Fieldset.Root data-testid="option-group">
          <Fieldset.Legend className="visually-hidden">{name}</Fieldset.Legend>
          <Flex align="center" gap="1" ms="-2">
            {place.handle}
            <Text fontWeight="bold" aria-hidden="true" overflowWrap="anywhere">
              {name}
            </Text>
            <Spacer />
            <IconButton
              variant="ghost"
              colorPalette="danger"
              aria-label={texts.removeGroup(name)}
              onClick={() => onChange(null)}
            >
              <TrashIcon />
            </IconButton>
          </Flex>
          <DraftTextField
            part="label"
            value={group.label}
            errors={errors}
            onChange={(label) => onChange({ ...group, label })}
          />
          <OptionGroupRules group={group} place={place} errors={errors} onChange={onChange} />
          {problem ? (
            <Text color="fg.error" fontWeight="semibold">
              {problem}
            </Text>
          ) : null}
          <OptionList group={group} place={place} errors={errors} onChange={onChange} />
        </Fieldset.Root>
      </Card.Body>
    </Card.Root>
  );
}
