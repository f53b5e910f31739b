/** The packages bring no types. `reconnect` and `connect` resolve without a result; see the events. */
declare module "@point-of-sale/webusb-receipt-printer" {
  class WebUSBReceiptPrinter {
    connect(): Promise<void>;
    reconnect(device: object): Promise<void>;
    disconnect(): Promise<void>;
    /** Starts to emit `data` if the printer can send. */
    listen(): Promise<boolean | undefined>;
    print(command: Uint8Array): Promise<void>;
    addEventListener(name: "connected", listener: (device: unknown) => void): void;
    addEventListener(name: "data", listener: (data: ArrayBufferView) => void): void;
    addEventListener(name: "disconnected", listener: () => void): void;
  }

  export { WebUSBReceiptPrinter as default };
}

declare module "@point-of-sale/webserial-receipt-printer" {
  class WebSerialReceiptPrinter {
    constructor(options: { baudRate: number });
    connect(): Promise<void>;
    reconnect(device: object): Promise<void>;
    disconnect(): Promise<void>;
    listen(): Promise<boolean>;
    print(command: Uint8Array): Promise<void>;
    addEventListener(name: "connected", listener: (device: unknown) => void): void;
    addEventListener(name: "data", listener: (data: ArrayBufferView) => void): void;
    addEventListener(name: "disconnected", listener: () => void): void;
  }

  export { WebSerialReceiptPrinter as default };
}
