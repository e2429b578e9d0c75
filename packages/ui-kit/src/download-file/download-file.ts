/** Browsers read a large file, and ask for a location, after the click. */
const REVOKE_AFTER_MS = 600_000;

/** Downloads a file that was created in the browser; a document of the service has an address of its own. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
