import { Button, HStack } from "@chakra-ui/react";
import { Suspense, useState } from "react";
import { SegmentField } from "@/admin-ui/form/segment-field";
import { printMenuTexts } from "@/i18n/admin/menu/print-menu-texts";
import { useTexts } from "@/i18n/use-texts";
import { lazyPart } from "@/page-lifecycle/lazy-part";
import { FormPart } from "../fields/form-part";
import type { Printing } from "./printing";

const PrintedSheet = lazyPart(async () => (await import("./printed-sheet")).PrintedSheet);

const LANGUAGES = ["both", "de", "en"] as const;

/** Prints the draft as a menu, or table cards with a code that opens the site. */
export function PrintPart() {
  const texts = useTexts(printMenuTexts);
  const [chosen, setChosen] = useState<(typeof LANGUAGES)[number]>("both");
  const [kind, setKind] = useState<Printing["kind"] | null>(null);
  return (
    <FormPart title={texts.title} hint={texts.hint}>
      <SegmentField
        label={texts.languages}
        value={chosen}
        onValueChange={setChosen}
        options={LANGUAGES.map((value) => ({ value, label: texts[value] }))}
      />
      <HStack wrap="wrap">
        {(["menu", "cards"] as const).map((each) => (
          <Button key={each} variant="outline" colorPalette="gray" onClick={() => setKind(each)}>
            {texts[each]}
          </Button>
        ))}
      </HStack>
      {kind ? (
        <Suspense fallback={null}>
          <PrintedSheet
            kind={kind}
            languages={chosen === "both" ? ["de", "en"] : [chosen]}
            onPrinted={() => setKind(null)}
          />
        </Suspense>
      ) : null}
    </FormPart>
  );
}
