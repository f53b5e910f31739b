/**
 * Reports errors that nothing handles. The reporter is loaded with the first error only, because this
 * module is part of the entry.
 */
export function watchErrors(): void {
  const report = (event: ErrorEvent | PromiseRejectionEvent) => {
    // A failure to load must not be an error that nothing handles.
    import("./report-error").then(
      ({ reportError }) => reportError(event),
      () => {},
    );
  };
  addEventListener("error", report);
  addEventListener("unhandledrejection", report);
}
