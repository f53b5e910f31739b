/** Downloads a value as a JSON file. */
export function downloadJson(value: unknown, fileName: string): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
