import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Order } from "@/domain/order/order.schema";
import type { Restaurant } from "@/domain/tenant/restaurant.schema";
import { useLanguage } from "@/i18n/use-texts";
import { useAtom, useAtomValue, useSetAtom } from "@/state/jotai-hooks";
import { serverNowAtom } from "@/state/restaurant/clock-atoms";
import { printedAtAtom, recordPrintAtom } from "@/state/staff/printed-sheets-atom";
import { printerSettingsAtom } from "@/state/staff/printer-atoms";
import type { PrintKind } from "../context/use-printer";
import type { PrinterStatus } from "./thermal/receipt-printer";
import type { PrinterConnection } from "./thermal/supported-connections";

const loadThermal = () => import("./thermal/thermal-printing");

type Thermal = Awaited<ReturnType<typeof loadThermal>>;

/** How often the printer is asked for paper, and looked for while it is gone. */
const CHECK_EVERY_MS = 10_000;

export interface ReceiptPrinterControls {
  readonly status: PrinterStatus;
  /** Whether the printer reports missing paper and an open cover. */
  readonly reportsProblems: boolean;
  /** Asks which printer to use; needs a click. @returns whether one was connected */
  readonly connect: (connection: PrinterConnection) => Promise<boolean>;
  readonly forget: () => void;
  readonly printTest: () => void;
  /** Prints a sheet and records it. */
  readonly print: (order: Order, kind: PrintKind, restaurant: Restaurant) => void;
}

/** The receipt printer of this device; reopens the last one by itself. */
export function useReceiptPrinter(): ReceiptPrinterControls {
  const language = useLanguage();
  const [settings, setSettings] = useAtom(printerSettingsAtom);
  const printedAt = useAtomValue(printedAtAtom);
  const recordPrint = useSetAtom(recordPrintAtom);
  const now = useAtomValue(serverNowAtom);
  const [thermal, setThermal] = useState<Thermal | null>(null);
  const { status, reportsProblems } = usePrinterState(thermal);
  const { device, baudRate } = settings;
  const speaks = settings.profile.language;

  useEffect(() => {
    if (!device) return;
    let isCurrent = true;
    const reopenOrCheck = async () => {
      const loaded = await loadThermal();
      if (!isCurrent) return;
      setThermal(loaded);
      const printer = loaded.receiptPrinter;
      const isClosed = printer.status() === "off" || printer.status() === "gone";
      const options = { baudRate, language: speaks, previous: device };
      if (isClosed) await printer.connect(device.connection, options);
      else await printer.check(speaks);
    };
    void reopenOrCheck();
    const timer = setInterval(() => void reopenOrCheck(), CHECK_EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [device, baudRate, speaks]);

  const connect = async (connection: PrinterConnection) => {
    const loaded = await loadThermal();
    setThermal(loaded);
    const link = await loaded.receiptPrinter.connect(connection, { baudRate, language: speaks });
    if (!link) return false;
    setSettings((before) => ({
      ...before,
      device: link.device,
      profile: { ...before.profile, ...link.reported },
      automaticSince: before.device ? before.automaticSince : now,
    }));
    return true;
  };

  const print = useCallback(
    (order: Order, kind: PrintKind, restaurant: Restaurant) => {
      if (!thermal) return;
      const lastPrintedAt = printedAt({ order: order.id, kind });
      const request = { order, kind, restaurant, language, lastPrintedAt };
      thermal.receiptPrinter.print({
        key: `${kind} ${order.id}`,
        bytes: thermal.encodeOrderSheet(request, settings),
        onStart: () => recordPrint({ order: order.id, kind }),
      });
    },
    [thermal, printedAt, language, settings, recordPrint],
  );

  return {
    status,
    reportsProblems,
    connect,
    print,
    forget: () => {
      setSettings((before) => ({ ...before, device: null, automaticSince: null }));
      void thermal?.receiptPrinter.disconnect();
    },
    printTest: () => {
      const bytes = thermal?.encodeTestPage(language, settings);
      if (bytes) thermal?.receiptPrinter.print({ key: "test", bytes, onStart: () => {} });
    },
  };
}

function usePrinterState(
  thermal: Thermal | null,
): Pick<ReceiptPrinterControls, "status" | "reportsProblems"> {
  const printer = thermal?.receiptPrinter;
  const subscribe = useCallback(
    (listener: () => void) => printer?.subscribe(listener) ?? (() => {}),
    [printer],
  );
  const status = useSyncExternalStore(subscribe, () => printer?.status() ?? "off");
  const reportsProblems = useSyncExternalStore(subscribe, () => printer?.hasAnswered() ?? false);
  return { status, reportsProblems };
}
