declare module "tesseract.js-core/*" {
  import type { CreateTesseract } from "../reading/text-recognition.ts";

  const createTesseract: CreateTesseract;
  export default createTesseract;
}
