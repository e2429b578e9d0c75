import createTesseract from "tesseract.js-core/tesseract-core-lstm.js";
import { serveRequests } from "./serve-requests.ts";

serveRequests(createTesseract);
