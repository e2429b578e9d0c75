import createTesseract from "tesseract.js-core/tesseract-core-simd-lstm.js";
import { serveRequests } from "./serve-requests.ts";

serveRequests(createTesseract);
