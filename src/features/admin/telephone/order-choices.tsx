import { Button } from "@chakra-ui/react";
import { Notice } from "@/admin-ui/feedback/notice";
import { telephoneTexts } from "@/i18n/admin/telephone-texts";
import { useTexts } from "@/i18n/use-texts";
import { useTelephone } from "./context/telephone-context";

/** The rules that the staff member chose to skip, each with a way back. */
export function OrderChoices() {
  const texts = useTexts(telephoneTexts);
  const { draft, priced } = useTelephone();
  const isWaived = draft.waiveMinimum && (priced.quote?.missing_cents ?? 0) > 0;
  return (
    <>
      {draft.overbook && <Chosen field="overbook" title={texts.overbooked} />}
      {isWaived && <Chosen field="waiveMinimum" title={texts.waived} />}
    </>
  );
}

function Chosen({ field, title }: { field: "overbook" | "waiveMinimum"; title: string }) {
  const texts = useTexts(telephoneTexts);
  const { edit, isLocked } = useTelephone();
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button
          variant="outline"
          colorPalette="gray"
          disabled={isLocked}
          onClick={() => edit({ [field]: false })}
        >
          {texts.undo}
        </Button>
      }
    />
  );
}
