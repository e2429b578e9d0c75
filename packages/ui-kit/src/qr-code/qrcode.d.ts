// What is used of the library. Its types on DefinitelyTyped bring those of Node into every browser package.
declare module "qrcode" {
  /** Reckons the dark and light modules of a code. */
  export function create(
    text: string,
    options: { readonly errorCorrectionLevel: "L" | "M" | "Q" | "H" },
  ): {
    readonly modules: {
      /** How many modules a side has. */
      readonly size: number;
      /** 1 where a module is dark. */
      get(row: number, column: number): number;
    };
  };
}
