/** What a scanner says of a file; a scanner that cannot say anything throws. */
export type ScanResult = "clean" | "unsafe";

/** The port for a virus scanner; a file leaves quarantine only when it answers `clean`. */
export interface FileScanner {
  scan(file: { readonly storedAs: string; readonly content: Uint8Array }): Promise<ScanResult>;
}

/** The harmless file that every scanner is tried with. */
const EICAR = Buffer.from("X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR");

/** Stands in for a scanner in the sandbox: finds the standard test file. */
export const sandboxScanner: FileScanner = {
  scan: async ({ content }) =>
    Buffer.from(content.buffer, content.byteOffset, content.byteLength).includes(EICAR)
      ? "unsafe"
      : "clean",
};

/** Where no scanner is set up files stay in quarantine: fail closed. */
export const absentScanner: FileScanner = {
  scan: async () => {
    throw new Error("No file scanner is set up");
  },
};
