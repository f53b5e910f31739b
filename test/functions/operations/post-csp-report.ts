import type { cspReport } from "@/functions/operations/csp-report";

/**
 * Calls the function in this process as the runtime does.
 * @param headers with the host of the site that the report is sent to
 * @returns the status of its answer
 */
export async function postCspReport(
  report: typeof cspReport,
  body: string,
  headers: Readonly<Record<string, string>>,
  method = "POST",
): Promise<number> {
  let answered = 0;
  const response = {
    status(code: number) {
      answered = code;
      return response;
    },
    end: () => response,
    on: () => {},
  };
  const request = { method, rawBody: Buffer.from(body), headers };
  await report(request as never, response as never);
  return answered;
}
