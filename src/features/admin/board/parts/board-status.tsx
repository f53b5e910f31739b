import { Button, Status } from "@chakra-ui/react";
import { Notice } from "@/admin-ui/feedback/notice";
import { useBoard } from "@/data/staff/board-provider";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";

const COLORS = { live: "success", loading: "warning", disconnected: "danger", failed: "danger" };

/** Connection state of the board. */
export function ConnectionState() {
  const texts = useTexts(boardTexts);
  const { status } = useBoard().orders;
  const shown = status === "signed-out" ? "loading" : status;
  const color = COLORS[shown];
  return (
    <Status.Root asChild size="lg" fontWeight="semibold" colorPalette={color}>
      <output>
        <Status.Indicator borderRadius={color === "danger" ? "0" : "full"} />
        {texts.connection[shown]}
      </output>
    </Status.Root>
  );
}

/** Notices about the connection, unreadable orders and those that changed while disconnected. */
export function BoardNotices() {
  const texts = useTexts(boardTexts);
  const { orders, missed, dismissMissed } = useBoard();
  const { unreadable } = orders;
  return (
    <>
      {orders.status === "disconnected" && <Notice tone="danger" title={texts.disconnected} />}
      {orders.status === "failed" && (
        <Notice
          tone="danger"
          title={texts.failed}
          action={
            <NoticeButton onClick={() => window.location.reload()}>{texts.reload}</NoticeButton>
          }
        />
      )}
      {/* Present before its content, so that screen readers announce it. */}
      <output>
        {unreadable.length > 0 && (
          <Notice
            tone="warning"
            title={texts.unreadable(
              unreadable.length,
              unreadable.map(({ id, code }) => code ?? id).join(", "),
            )}
          />
        )}
        {missed.size > 0 && (
          <Notice
            tone="warning"
            title={texts.missed(missed.size)}
            action={<NoticeButton onClick={dismissMissed}>{texts.seen}</NoticeButton>}
          />
        )}
      </output>
    </>
  );
}

/** The button of a notice on the board. */
export function NoticeButton(props: { onClick: () => void; children: string }) {
  return (
    <Button size="lg" variant="outline" colorPalette="gray" onClick={props.onClick}>
      {props.children}
    </Button>
  );
}
