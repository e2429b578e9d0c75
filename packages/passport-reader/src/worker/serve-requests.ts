import { readCorrectedLines } from "../mrz/passport-reading.ts";
import { readPicture } from "../reading/read-picture.ts";
import {
  type CreateTesseract,
  createTextRecognition,
  type RecognizeText,
} from "../reading/text-recognition.ts";
import type { NumberedRequest, WorkerResponse } from "./connect-worker.ts";

/** The worker's side of `postMessage`; the types of a page do not have it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<NumberedRequest>) => void) | null;
  postMessage(message: WorkerResponse): void;
}

/** Responds to the requests of the page, one after the other. */
export function serveRequests(createTesseract: CreateTesseract): void {
  const scope = globalThis as unknown as WorkerScope;
  let recognition: Promise<RecognizeText> | undefined;

  async function respond(request: NumberedRequest): Promise<unknown> {
    switch (request.kind) {
      case "start":
        recognition = createTextRecognition(
          createTesseract,
          request.wasm,
          new Uint8Array(request.model),
        );
        await recognition;
        return undefined;
      case "picture":
        if (recognition === undefined) throw new Error("The recognition has not been started");
        return readPicture(request.picture, await recognition, request.today);
      case "lines":
        return readCorrectedLines(request.lines, request.today);
    }
  }

  scope.onmessage = ({ data }) => {
    respond(data).then(
      (result) => scope.postMessage({ id: data.id, result }),
      () => scope.postMessage({ id: data.id, failed: true }),
    );
  };
}
