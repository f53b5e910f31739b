import type { cspReport } from "@/functions/operations/csp-report";

/**
 * Calls the function in this process as the runtime does.
 * @returns the status of its answer
 */
export async function postCspReport(
  report: typeof cspReport,
  body: string,
  method = "POST",
): Promise<number> {
  let answered = 0;
  const response = {
    status(code: number) {
      answered = code;
      return response;
    },
    end: () => response,
    // For the middleware that answers other origins.
    getHeader: () => "",
    setHeader: () => {},
    on: () => {},
  };
  const request = { method, rawBody: Buffer.from(body), headers: {} };
  await report(request as never, response as never);
  return answered;
}
