/** Paper sensor and cover of a printer that stands in for a device at the USB port. */
interface PrinterState {
  hasPaper: boolean;
  isOpen: boolean;
  /** Whether it answers status requests. */
  answers: boolean;
}

/** A receipt printer at a USB port: keeps what it receives and answers status requests. */
export class FakeUsbPrinter {
  readonly vendorId = 0x04b8;
  readonly productId = 0x0202;
  readonly serialNumber = "T20-1";
  readonly manufacturerName = "Example";
  readonly productName = "Receipt printer";
  readonly configuration = {
    interfaces: [
      {
        interfaceNumber: 0,
        alternate: {
          endpoints: [
            { direction: "out", endpointNumber: 1 },
            { direction: "in", endpointNumber: 2 },
          ],
        },
      },
    ],
  };
  readonly state: PrinterState = { hasPaper: true, isOpen: false, answers: true };
  /** Sheets received; status requests are not among them. */
  readonly sheets: Uint8Array[] = [];
  #read: ((result: unknown) => void) | null = null;

  async open(): Promise<void> {}
  async close(): Promise<void> {}
  async selectConfiguration(): Promise<void> {}
  async claimInterface(): Promise<void> {}
  async reset(): Promise<void> {}

  transferIn(): Promise<unknown> {
    return new Promise((resolve) => {
      this.#read = resolve;
    });
  }

  async transferOut(_endpoint: number, bytes: Uint8Array): Promise<void> {
    if (bytes[0] !== 0x10) {
      this.sheets.push(bytes);
      return;
    }
    if (!this.state.answers) return;
    const { hasPaper, isOpen } = this.state;
    const bits =
      bytes[2] === 4 ? (hasPaper ? 0 : 0x60) : (isOpen ? 0x04 : 0) | (hasPaper ? 0 : 0x20);
    const data = new DataView(Uint8Array.of(0x12 | bits).buffer);
    // The connector accepts only results of the browser's own class.
    const Result = Reflect.get(globalThis, "USBInTransferResult") as new () => object;
    this.#read?.(Object.assign(new Result(), { data }));
  }
}

/** Puts the printer at a USB port of this browser. */
export function plugIn(printer: FakeUsbPrinter): { readonly unplug: () => void } {
  const usb = Object.assign(new EventTarget(), {
    requestDevice: async () => printer,
    getDevices: async () => [printer],
  });
  Object.defineProperty(navigator, "usb", { value: usb, configurable: true });
  Object.assign(globalThis, { USBInTransferResult: class {} });
  return {
    unplug: () => usb.dispatchEvent(Object.assign(new Event("disconnect"), { device: printer })),
  };
}
