import { attachment } from "#src/platform/http/attachment.ts";
import {
  MEDIA_TYPES,
  type Sheet,
  type SheetFormat,
  sheetFile,
} from "#src/reports/files/sheet-file.ts";

/** A response that downloads a sheet. */
export async function sendSheet(
  sheet: Sheet,
  format: SheetFormat,
  name = sheet.name,
): Promise<Response> {
  return new Response(new Uint8Array(await sheetFile(sheet, format)), {
    headers: {
      "Content-Type": MEDIA_TYPES[format],
      "Content-Disposition": attachment(`${name}.${format}`),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}
