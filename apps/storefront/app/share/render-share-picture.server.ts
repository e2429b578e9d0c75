import { createBulkhead, OverloadedError } from "@sughurta/server-kit";
import { data } from "react-router";
import type { ShareSubject } from "./share-subject.server.ts";

/** Rendering a picture takes a processor some 100 ms: page requests have priority. */
const drawing = createBulkhead({ concurrent: 1, waiting: 8 });
const BUSY = 503;

/** A share picture as PNG; a retry response where too many are requested at once. */
export async function renderSharePicture(
  subject: ShareSubject,
  brandName: string,
): Promise<Buffer> {
  try {
    return await drawing.run(async () => {
      // The renderer needs memory, so it is loaded only when the first page is shared.
      const [{ default: sharp }, { drawSharePicture }] = await Promise.all([
        import("sharp"),
        import("./share-drawing.server.ts"),
      ]);
      sharp.cache(false);
      const svg = Buffer.from(drawSharePicture(subject, brandName));
      return sharp(svg).png({ palette: true, colours: 64, dither: 0, effort: 4 }).toBuffer();
    });
  } catch (error) {
    if (error instanceof OverloadedError) throw data(null, { status: BUSY });
    throw error;
  }
}
