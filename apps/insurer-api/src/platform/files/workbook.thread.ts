import { parentPort, workerData } from "node:worker_threads";
import { readXlsx } from "hucre/xlsx";
import type { WorkbookRequest } from "./text-table.ts";

const { bytes, maxRows } = workerData as WorkbookRequest;

/** Returns the rows of the first sheet; none for a workbook that cannot be read. */
const rows = await readXlsx(bytes, { sheets: [0], maxRows }).then(
  ({ sheets }) => sheets[0]?.rows ?? [],
  () => undefined,
);
parentPort?.postMessage(rows);
