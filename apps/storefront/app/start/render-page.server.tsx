import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** End of React's mark of a part that it left to the browser; content cannot write it, since it escapes `>`. */
const LEFT_OUT = "$!-->";

/**
 * Renders a whole page: at once where nothing has to be waited for, which costs a tenth less than
 * a stream. Code that comes later is waited for once, at the first page that shows it.
 */
export async function renderPage(
  element: ReactNode,
  onError: (error: unknown) => void,
): Promise<string> {
  try {
    const page = renderToString(element);
    if (!page.includes(LEFT_OUT)) return `<!DOCTYPE html>${page}`;
  } catch {
    // Whatever it was comes up again below, where it is reported.
  }
  return renderWithPatience(element, onError);
}

function renderWithPatience(element: ReactNode, onError: (error: unknown) => void) {
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // One buffer leaves the server, so no boundary is ever moved to the end of the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError,
    });
  });
}
