import { Box, Button } from "@chakra-ui/react";
import { useState } from "react";
import { Notice } from "@/admin-ui/feedback/notice";
import type { SetStaffRequest } from "@/domain/staff/staff-requests.schema";
import { teamTexts } from "@/i18n/admin/team-texts";
import { useTexts } from "@/i18n/use-texts";
import type { TeamNoticeState } from "./use-team-actions";

interface TeamNoticeProps {
  readonly notice: TeamNoticeState | null;
  readonly onUndo: (request: SetStaffRequest) => Promise<void>;
}

/** Announces the last change, with a button to undo it. */
export function TeamNotice({ notice, onUndo }: TeamNoticeProps) {
  const texts = useTexts(teamTexts);
  const [isBusy, setIsBusy] = useState(false);
  const undo = notice?.undo;

  async function undoChange(request: SetStaffRequest): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    await onUndo(request);
    setIsBusy(false);
  }

  return (
    // Empty, it takes no gap of the page, but stays a live region.
    <Box role="status" _empty={{ position: "absolute" }}>
      {notice && (
        <Notice
          tone={notice.tone}
          title={notice.text}
          action={
            undo && (
              <Button
                variant="outline"
                colorPalette="gray"
                aria-disabled={isBusy}
                onClick={() => void undoChange(undo)}
              >
                {texts.undo}
              </Button>
            )
          }
        />
      )}
    </Box>
  );
}
