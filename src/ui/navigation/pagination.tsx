import { type SubmitEvent, useId, useState } from "react";
import { controlTexts } from "@/i18n/control-texts";
import { useTexts } from "@/i18n/use-texts";
import { type ListPage, PAGE_SIZES, pageCount } from "./list-page";
import "./pagination.css";

interface PaginationProps {
  readonly shown: ListPage;
  /** Number of entries in the whole list. */
  readonly count: number;
  readonly onChange: (page: ListPage) => void;
}

/** Page navigation of a list: previous, next, page size and jump. Hidden for a single short page. */
export function Pagination({ shown, count, onChange }: PaginationProps) {
  const texts = useTexts(controlTexts);
  const { pageSize } = shown;
  const pages = pageCount(count, pageSize);
  const page = Math.min(shown.page, pages);
  if (count <= PAGE_SIZES[0]) return null;
  return (
    <nav className="pagination" aria-label={texts.pages}>
      <button
        className="pagination__step"
        type="button"
        aria-label={texts.previousPage}
        aria-disabled={page === 1}
        onClick={page === 1 ? undefined : () => onChange({ page: page - 1, pageSize })}
      >
        ‹
      </button>
      <span aria-live="polite">{texts.pageOf(page, pages)}</span>
      <button
        className="pagination__step"
        type="button"
        aria-label={texts.nextPage}
        aria-disabled={page === pages}
        onClick={page === pages ? undefined : () => onChange({ page: page + 1, pageSize })}
      >
        ›
      </button>
      <select
        className="pagination__size"
        aria-label={texts.pageSize}
        value={pageSize}
        onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {size} {texts.itemsPerPage}
          </option>
        ))}
      </select>
      {pages > 2 && <JumpTo pages={pages} onJump={(to) => onChange({ page: to, pageSize })} />}
    </nav>
  );
}

interface JumpToProps {
  readonly pages: number;
  readonly onJump: (page: number) => void;
}

function JumpTo({ pages, onJump }: JumpToProps) {
  const texts = useTexts(controlTexts);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const errorId = `${id}-error`;

  function jump(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const page = Number.parseInt(typed, 10);
    setWrong(Number.isNaN(page));
    if (Number.isNaN(page)) {
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    onJump(Math.min(Math.max(1, page), pages));
    setTyped("");
  }

  return (
    <form className="pagination__jump" onSubmit={jump}>
      <label htmlFor={id}>{texts.jumpTo}</label>
      <input
        id={id}
        className="pagination__page"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(false);
        }}
      />
      <button className="button button--ghost" type="submit">
        {texts.jumpToConfirm}
      </button>
      {isWrong ? (
        <span className="pagination__error" id={errorId} role="alert">
          {texts.noPage(pages)}
        </span>
      ) : null}
    </form>
  );
}
