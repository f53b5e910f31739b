/** Saves a text or bytes as a file on the device, as if the user had followed a download link. */
export function downloadFile(fileName: string, content: BlobPart, mediaType: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
