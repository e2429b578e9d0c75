/** Result of a scan; a scanner without a result throws. */
export type ScanResult = "clean" | "unsafe";

/** The port for a virus scanner; a file leaves quarantine only after the result `clean`. */
export interface FileScanner {
  scan(content: AsyncIterable<Uint8Array>): Promise<ScanResult>;
  /** A fault that prevents scanning, with its remedy; `undefined` without one. */
  findFault(): Promise<string | undefined>;
}

/** The harmless standard test file of virus scanners. */
const EICAR = Buffer.from("X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR");

/** Replaces a scanner in the sandbox: finds the standard test file. */
export const sandboxScanner: FileScanner = {
  async scan(content) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    return Buffer.concat(chunks).includes(EICAR) ? "unsafe" : "clean";
  },
  findFault: async () => undefined,
};

const ABSENT =
  "No scanner is set: files that people add stay in quarantine. Set SCANNER_URL to a clamd.";

/** Without a configured scanner, files stay in quarantine: fail closed. */
export const absentScanner: FileScanner = {
  scan: async () => {
    throw new Error(ABSENT);
  },
  findFault: async () => ABSENT,
};
