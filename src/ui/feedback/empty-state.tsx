import type { ReactNode } from "react";
import "./state.css";

interface EmptyStateProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
  /** Whether it is the whole page, so that its title is the `<h1>`. */
  readonly isPage?: boolean;
}

/** Says that there is nothing yet and what to do; `children` is the action. */
export function EmptyState(props: EmptyStateProps) {
  const Title = props.isPage ? "h1" : "h2";
  return (
    <div className="state">
      <svg className="state__icon" viewBox="0 0 48 48" aria-hidden="true">
        <path d="M6 24h36a18 18 0 0 1-36 0ZM16 42h16M18 16c-3-3 3-5 0-9M26 16c-3-3 3-5 0-9" />
      </svg>
      <Title className="state__title">{props.title}</Title>
      <p className="state__text">{props.text}</p>
      {props.children}
    </div>
  );
}
