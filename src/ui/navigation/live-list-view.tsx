import type { ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state";
import { Notice } from "../feedback/notice";

interface LiveListViewProps {
  readonly list: {
    readonly status: "signed-out" | "loading" | "live" | "disconnected" | "failed";
    readonly isEmpty: boolean;
    /** Number of documents that cannot be shown. */
    readonly unreadable: number;
  };
  readonly texts: {
    readonly signedOutTitle: string;
    readonly signedOut: string;
    readonly failedTitle: string;
    readonly failed: string;
    readonly reload: string;
    readonly disconnected: string;
    readonly disconnectedEmpty: string;
    readonly unreadable: (count: number) => string;
  };
  /** Shown in place of the list: link to sign in, skeleton, empty state. */
  readonly placeholders: {
    readonly signIn: ReactNode;
    readonly loading: ReactNode;
    readonly empty: ReactNode;
  };
  /** The list. */
  readonly children: ReactNode;
}

/** Shows a live list of the guest's own documents in each of its states. */
export function LiveListView({ list, texts, placeholders, children: items }: LiveListViewProps) {
  const children = (
    <>
      {list.unreadable > 0 && <Notice tone="warning" title={texts.unreadable(list.unreadable)} />}
      {items}
    </>
  );
  switch (list.status) {
    case "signed-out":
      return (
        <EmptyState title={texts.signedOutTitle} text={texts.signedOut}>
          {placeholders.signIn}
        </EmptyState>
      );
    case "loading":
      return list.isEmpty ? placeholders.loading : children;
    case "failed":
      return (
        <EmptyState title={texts.failedTitle} text={texts.failed}>
          <button
            className="button button--primary"
            type="button"
            onClick={() => window.location.reload()}
          >
            {texts.reload}
          </button>
        </EmptyState>
      );
    case "disconnected":
      return (
        <>
          <Notice
            tone="warning"
            title={list.isEmpty ? texts.disconnectedEmpty : texts.disconnected}
          />
          {children}
        </>
      );
    case "live":
      return list.isEmpty && list.unreadable === 0 ? placeholders.empty : children;
  }
}
