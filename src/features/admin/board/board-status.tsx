import { useBoard } from "@/data/board-provider";
import { boardTexts } from "@/i18n/admin/board-texts";
import { useTexts } from "@/i18n/use-texts";

/** Connection state of the board. */
export function ConnectionState() {
  const texts = useTexts(boardTexts);
  const { status } = useBoard().orders;
  const shown = status === "signed-out" ? "loading" : status;
  return (
    <output className={`board-connection board-connection--${shown}`}>
      {texts.connection[shown]}
    </output>
  );
}

/** Notices about the connection, unreadable orders and those that changed while disconnected. */
export function BoardNotices() {
  const texts = useTexts(boardTexts);
  const { orders, missed, dismissMissed } = useBoard();
  const { unreadable } = orders;
  return (
    <>
      {orders.status === "disconnected" && (
        <p className="board-notice board-notice--danger" role="alert">
          {texts.disconnected}
        </p>
      )}
      {orders.status === "failed" && (
        <p className="board-notice board-notice--danger" role="alert">
          {texts.failed}
          <button className="step" type="button" onClick={() => window.location.reload()}>
            {texts.reload}
          </button>
        </p>
      )}
      {unreadable.length > 0 && (
        <p className="board-notice" role="status">
          {texts.unreadable(
            unreadable.length,
            unreadable.map(({ id, code }) => code ?? id).join(", "),
          )}
        </p>
      )}
      {missed.size > 0 && (
        <p className="board-notice" role="status">
          {texts.missed(missed.size)}
          <button className="step" type="button" onClick={dismissMissed}>
            {texts.seen}
          </button>
        </p>
      )}
    </>
  );
}
