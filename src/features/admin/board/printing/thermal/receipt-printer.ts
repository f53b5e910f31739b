import type { PrinterDevice, PrinterProfile } from "@/state/staff/printer-atoms";
import { openPrinterLink, type PrinterLink } from "./printer-link";
import { type PrinterProblem, statusRequests } from "./printer-status";
import type { PrinterConnection } from "./supported-connections";

/** `off`: none connected since the page loaded. */
export type PrinterStatus = "off" | "connecting" | "ready" | PrinterProblem;

interface ConnectOptions {
  readonly baudRate: number;
  /** Language of the status requests; a newly chosen printer may report another one. */
  readonly language: PrinterProfile["language"];
  readonly previous?: PrinterDevice;
}

interface PrintJob {
  /** A job with the key of a waiting one is ignored. */
  readonly key: string;
  readonly bytes: Uint8Array;
  /** Called right before the bytes are sent, so that a reload never prints them again. */
  readonly onStart: () => void;
}

export interface ReceiptPrinter {
  readonly status: () => PrinterStatus;
  /** Whether the printer has answered a status request since it was connected. */
  readonly hasAnswered: () => boolean;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens a printer; see {@link openPrinterLink}. */
  readonly connect: (
    connection: PrinterConnection,
    options: ConnectOptions,
  ) => Promise<PrinterLink | null>;
  readonly disconnect: () => Promise<void>;
  /** Queues a job. Jobs print one after the other, and wait while paper or printer is missing. */
  readonly print: (job: PrintJob) => void;
  /** Asks the printer for its status, in this language from now on, and prints the waiting jobs. */
  readonly check: (language?: PrinterProfile["language"]) => Promise<void>;
}

/** One printer with its queue. Printers that never answer status requests count as ready. */
export function createReceiptPrinter(open = openPrinterLink): ReceiptPrinter {
  const listeners = new Set<() => void>();
  const jobs: PrintJob[] = [];
  let link: PrinterLink | null = null;
  let status: PrinterStatus = "off";
  let language: PrinterProfile["language"] = "esc-pos";
  let hasAnswered = false;
  let isWorking = false;

  function setStatus(next: PrinterStatus): void {
    if (next === status) return;
    status = next;
    notify();
  }

  function setAnswered(next: boolean): void {
    if (next === hasAnswered) return;
    hasAnswered = next;
    notify();
  }

  function notify(): void {
    for (const listener of listeners) listener();
  }

  async function problemAt(printer: PrinterLink): Promise<PrinterProblem | null> {
    for (const request of statusRequests(language)) {
      const report = await printer.ask(request);
      if (report === null) return hasAnswered ? "silent" : null;
      setAnswered(true);
      if (report !== "ok") return report;
    }
    return null;
  }

  function speak(next: PrinterProfile["language"]): void {
    if (next !== language) setAnswered(false);
    language = next;
  }

  async function check(): Promise<void> {
    if (isWorking || !link) return;
    isWorking = true;
    const printer = link;
    try {
      for (;;) {
        const problem = await problemAt(printer);
        if (link !== printer) return;
        setStatus(problem ?? "ready");
        const job = problem === null ? jobs.shift() : undefined;
        if (!job) return;
        job.onStart();
        await printer.send(job.bytes);
      }
    } finally {
      isWorking = false;
    }
  }

  return {
    status: () => status,
    hasAnswered: () => hasAnswered,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: async (connection, options) => {
      const before = status;
      setStatus("connecting");
      const opened = await open(connection, options);
      if (!opened) {
        setStatus(options.previous ? "gone" : before);
        return null;
      }
      link = opened;
      setAnswered(false);
      const reported = options.previous ? null : opened.reported;
      speak(reported?.language ?? options.language);
      opened.onGone(() => {
        if (link !== opened) return;
        link = null;
        setStatus("gone");
      });
      await check();
      return opened;
    },
    disconnect: async () => {
      const opened = link;
      link = null;
      jobs.length = 0;
      setStatus("off");
      await opened?.close();
    },
    print: (job) => {
      if (!jobs.some(({ key }) => key === job.key)) jobs.push(job);
      void check();
    },
    check: (next = language) => {
      speak(next);
      return check();
    },
  };
}
