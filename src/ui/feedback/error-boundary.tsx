import { Component, type ReactNode } from "react";
import { ErrorState } from "./error-state";

interface Props {
  readonly children: ReactNode;
  /** Renews what failed, for example reads a record again; its outcome is rendered at once. */
  readonly onRetry: () => void;
  /** Instead of the general error state; null shows nothing. */
  readonly fallback?: (retry: () => void) => ReactNode;
}

/**
 * Catches what is thrown while its children render. Retrying first renews the source and only
 * then renders the children again, so that it never replays a remembered failure.
 */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(fault: unknown) {
    console.error("screen failed", fault);
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    const { fallback } = this.props;
    return fallback ? fallback(this.retry) : <ErrorState onRetry={this.retry} />;
  }
}
