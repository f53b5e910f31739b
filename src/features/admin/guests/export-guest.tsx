import { Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { type GuestProblem, guestProblemOf } from "@/data/staff/guest-problem";
import { callExportGuest } from "@/firebase/callables/guest-callables";
import { guestsTexts } from "@/i18n/admin/guests-texts";
import { useTexts } from "@/i18n/use-texts";
import { withStepUp } from "@/state/account/step-up";
import { downloadFile } from "@/ui/download-file";
import type { ResultGuest } from "./result-guest";

type Step = "idle" | "busy" | "complete" | "partial" | GuestProblem;

/** Downloads everything that the restaurant has stored about a guest. */
export function ExportGuest({ guest }: { guest: ResultGuest }) {
  const texts = useTexts(guestsTexts);
  const [step, setStep] = useState<Step>("idle");

  async function download(): Promise<void> {
    if (step === "busy") return;
    setStep("busy");
    const { restoKey, contact } = guest;
    const answer = await withStepUp(() => callExportGuest({ resto_key: restoKey, ...contact }));
    if (!answer.ok) {
      setStep(guestProblemOf(answer.error) ?? "idle");
      return;
    }
    const fileName = `${texts.fileName}-${restoKey}-${answer.value.exported_at.slice(0, 10)}.json`;
    downloadFile(fileName, JSON.stringify(answer.value, null, 2), "application/json");
    setStep(answer.value.complete ? "complete" : "partial");
  }

  return (
    <>
      <Button type="button" variant="outline" aria-busy={step === "busy"} onClick={download}>
        {texts.export}
      </Button>
      {/* Below all buttons of the row. */}
      <Text order="1" flexBasis="100%" color="fg.muted" fontSize="sm" role="status">
        {exportText(step, texts)}
      </Text>
    </>
  );
}

function exportText(step: Step, texts: (typeof guestsTexts)["de"]): string {
  if (step === "idle") return texts.exportHint;
  if (step === "busy") return texts.exporting;
  if (step === "complete") return texts.exported;
  return step === "partial" ? texts.exportedPartly : texts.problems[step];
}
