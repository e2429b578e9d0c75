/** What a scanner says of a file; a scanner that cannot say anything throws. */
export type ScanResult = "clean" | "unsafe";

/** The port for a virus scanner; a file leaves quarantine only when it answers `clean`. */
export interface FileScanner {
  scan(content: AsyncIterable<Uint8Array>): Promise<ScanResult>;
  /** What keeps files from being scanned, with what to do; nothing where they can be. */
  findFault(): Promise<string | undefined>;
}

/** The harmless file that every scanner is tried with. */
const EICAR = Buffer.from("X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR");

/** Stands in for a scanner in the sandbox: finds the standard test file. */
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

/** Where no scanner is set up files stay in quarantine: fail closed. */
export const absentScanner: FileScanner = {
  scan: async () => {
    throw new Error(ABSENT);
  },
  findFault: async () => ABSENT,
};
