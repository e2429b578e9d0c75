declare module "libheif-js/libheif-wasm/libheif-bundle.mjs" {
  interface DecodedImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    display(
      target: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
      callback: (shown: object | null) => void,
    ): void;
  }
  /** Starts libheif with a memory of its own. */
  export default function createLibheif(): {
    readonly HeifDecoder: new () => { decode(content: Uint8Array): readonly DecodedImage[] };
  };
}
