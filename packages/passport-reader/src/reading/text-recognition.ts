import type { GrayPicture } from "../picture/gray-picture.ts";

/** The part of the emscripten module of tesseract.js-core that is used here. */
export interface TesseractModule {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  Init(folder: string | null, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetPageSegMode(mode: number): void;
  SetImageFile(orientation: number, angle: number, upscale: boolean): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  MeanTextConf(): number;
  Clear(): void;
}

export type CreateTesseract = (options: {
  readonly wasmBinary: ArrayBuffer | Uint8Array;
  readonly printErr?: (line: string) => void;
  readonly print?: (line: string) => void;
}) => Promise<TesseractModule>;

/** Recognises the letters of a picture. */
export type RecognizeText = (picture: GrayPicture) => string;

const MODEL_NAME = "mrz";
const LSTM_ONLY = 1;
const SINGLE_BLOCK = 6;
const ORIENTATION_UPRIGHT = 1;
const WHITELIST = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<";

/** Starts the recognition with its model; throws where it can't be started. */
export async function createTextRecognition(
  create: CreateTesseract,
  wasmBinary: ArrayBuffer | Uint8Array,
  model: Uint8Array,
): Promise<RecognizeText> {
  const silent = () => {};
  const module = await create({ wasmBinary, print: silent, printErr: silent });
  module.FS.writeFile(`${MODEL_NAME}.traineddata`, model);
  const api = new module.TessBaseAPI();
  if (api.Init(".", MODEL_NAME, LSTM_ONLY) !== 0) throw new Error("The model can't be read");
  api.SetVariable("tessedit_char_whitelist", WHITELIST);
  api.SetPageSegMode(SINGLE_BLOCK);
  return (picture) => {
    module.FS.writeFile("/input", portableGraymap(picture));
    api.SetImageFile(ORIENTATION_UPRIGHT, 0, false);
    api.Recognize(null);
    const text = api.GetUTF8Text();
    api.Clear();
    return text;
  };
}

/** The picture as a file that Tesseract reads without decoding. */
function portableGraymap({ width, height, data }: GrayPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
