/** Paper sensor and cover of a printer that stands in for a device at the USB port. */
interface PrinterState {
  hasPaper: boolean;
  isOpen: boolean;
  /** Whether it answers status requests. */
  answers: boolean;
}

/** A receipt printer at a USB port: keeps what it receives and answers status requests of ESC/POS. */
export class FakeUsbPrinter {
  readonly vendorId: number = 0x04b8;
  readonly productId = 0x0202;
  readonly serialNumber = "T20-1";
  readonly manufacturerName = "Example";
  readonly productName: string = "Receipt printer";
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
    const answers = this.answersTo(bytes);
    if (!answers) {
      this.sheets.push(bytes);
      return;
    }
    if (!this.state.answers) return;
    for (const answer of answers) await this.#send(answer);
  }

  /** The parts of the answer to a status request; null for a sheet. */
  protected answersTo(bytes: Uint8Array): readonly Uint8Array<ArrayBuffer>[] | null {
    if (bytes[0] !== 0x10) return null;
    const { hasPaper, isOpen } = this.state;
    const bits =
      bytes[2] === 4 ? (hasPaper ? 0 : 0x60) : (isOpen ? 0x04 : 0) | (hasPaper ? 0 : 0x20);
    return [Uint8Array.of(0x12 | bits)];
  }

  async #send(answer: Uint8Array<ArrayBuffer>): Promise<void> {
    const data = new DataView(answer.buffer);
    // The connector accepts only results of the browser's own class.
    const Result = Reflect.get(globalThis, "USBInTransferResult") as new () => object;
    this.#read?.(Object.assign(new Result(), { data }));
    // The connector reads the next part right after this one.
    await Promise.resolve();
    await Promise.resolve();
  }
}

/** A printer of Star: answers with nine bytes, in two parts. */
export class FakeStarPrinter extends FakeUsbPrinter {
  override readonly vendorId = 0x0519;
  override readonly productName = "Star mC-Print3";

  protected override answersTo(bytes: Uint8Array): readonly Uint8Array<ArrayBuffer>[] | null {
    if (bytes[0] !== 0x1b || bytes[1] !== 0x06) return null;
    const { hasPaper, isOpen } = this.state;
    const state = isOpen || !hasPaper ? 0x08 : 0;
    return [
      Uint8Array.of(0x23, 0x86, state | (isOpen ? 0x20 : 0)),
      Uint8Array.of(0, 0, hasPaper ? 0 : 0x0c, 0, 0, 0),
    ];
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
