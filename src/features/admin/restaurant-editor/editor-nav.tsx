import { Badge, Box, Link, NativeSelect } from "@chakra-ui/react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { restaurantEditorTexts } from "@/i18n/admin/restaurant-editor-texts";
import { useTexts } from "@/i18n/use-texts";
import { SECTIONS, type SectionName } from "./draft/section-of";
import type { SectionProblem } from "./fields/use-problems";
import { sectionAddress } from "./fields/use-section";

interface EditorNavProps {
  readonly current: SectionName;
  readonly problems: readonly SectionProblem[];
}

/** Leads to the sections: links at the side of a wide screen, a select above a narrow one. */
export function EditorNav({ current, problems }: EditorNavProps) {
  const texts = useTexts(restaurantEditorTexts);
  const navigate = useNavigate();
  const countIn = (name: SectionName) => problems.filter(({ section }) => section === name).length;
  return (
    <Box
      as="nav"
      aria-label={texts.nav}
      position="sticky"
      top={{ base: "0", lg: "6" }}
      zIndex="1"
      bg={{ base: "bg", lg: "transparent" }}
      py={{ base: "2", lg: "0" }}
    >
      <NativeSelect.Root hideFrom="lg">
        <NativeSelect.Field
          aria-label={texts.nav}
          value={current}
          onChange={({ target }) => {
            const chosen = SECTIONS.find((name) => name === target.value);
            if (chosen) void navigate(sectionAddress(chosen));
          }}
        >
          {SECTIONS.map((name) => {
            const count = countIn(name);
            return (
              <option key={name} value={name}>
                {texts.sections[name]}
                {count > 0 && ` (${texts.problemsIn(count)})`}
              </option>
            );
          })}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Box as="ul" listStyleType="none" hideBelow="lg">
        {SECTIONS.map((name) => (
          <li key={name}>
            <SectionLink name={name} isCurrent={name === current} count={countIn(name)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface SectionLinkProps {
  readonly name: SectionName;
  readonly isCurrent: boolean;
  /** Number of problems in the section. */
  readonly count: number;
}

function SectionLink({ name, isCurrent, count }: SectionLinkProps) {
  const texts = useTexts(restaurantEditorTexts);
  return (
    <Link
      asChild
      aria-current={isCurrent ? "page" : undefined}
      display="flex"
      justifyContent="space-between"
      minH="11"
      px="3"
      py="1.5"
      lineHeight="short"
      rounded="l2"
      alignItems="center"
      fontWeight={isCurrent ? "semibold" : "medium"}
      color="fg"
      textDecoration="none"
      bg={isCurrent ? "colorPalette.subtle" : "transparent"}
      _hover={{ bg: "bg.subtle", textDecoration: "none" }}
    >
      <RouterLink to={sectionAddress(name)}>
        {texts.sections[name]}
        {count > 0 && (
          <Badge colorPalette="danger">
            <span aria-hidden="true">{count}</span>
            <span className="visually-hidden">{texts.problemsIn(count)}</span>
          </Badge>
        )}
      </RouterLink>
    </Link>
  );
}
