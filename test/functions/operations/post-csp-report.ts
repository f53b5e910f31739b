import type { HttpsFunction } from "firebase-functions/https";

/**
 * Calls the function in this process as the runtime does.
 * @returns the status of its answer
 */
export async function postCspReport(
  cspReport: HttpsFunction,
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
  await cspReport(request as never, response as never);
  return answered;
}
