import type { ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state";
import { Notice } from "../feedback/notice";

interface OwnListProps {
  readonly list: {
    readonly status: "signed-out" | "loading" | "live" | "disconnected" | "failed";
    readonly isEmpty: boolean;
  };
  readonly texts: {
    readonly signedOutTitle: string;
    readonly signedOut: string;
    readonly failedTitle: string;
    readonly failed: string;
    readonly reload: string;
    readonly disconnected: string;
    readonly disconnectedEmpty: string;
  };
  /** What stands in for the list: the way to sign in, while it loads, when there is nothing. */
  readonly instead: {
    readonly signIn: ReactNode;
    readonly loading: ReactNode;
    readonly empty: ReactNode;
  };
  /** The list itself. */
  readonly children: ReactNode;
}

/** Every state of a live list of the signed-in person's own documents. */
export function OwnList({ list, texts, instead, children }: OwnListProps) {
  switch (list.status) {
    case "signed-out":
      return (
        <EmptyState title={texts.signedOutTitle} text={texts.signedOut}>
          {instead.signIn}
        </EmptyState>
      );
    case "loading":
      return list.isEmpty ? instead.loading : children;
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
      return list.isEmpty ? instead.empty : children;
  }
}
