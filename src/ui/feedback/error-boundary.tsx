import { Component, type ReactNode } from "react";
import { ErrorState } from "./error-state";

interface Props {
  readonly children: ReactNode;
  /** Repeats what failed, for example a read; the children are rendered again afterwards. */
  readonly onRetry: () => void;
  /** Replaces the default error state; null shows nothing. */
  readonly fallback?: (retry: () => void) => ReactNode;
}

/**
 * Error boundary with retry. `onRetry` must discard the failed result before the children render
 * again, or they would throw the same error.
 */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
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
