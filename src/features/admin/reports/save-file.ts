/** Saves a text as a file on the device. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
