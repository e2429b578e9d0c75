import type { messages as ru } from "./ru.ts";

export const messages: Record<keyof typeof ru, string> = {
  personTwice: "Ин шахс аллакай дар рӯйхат ҳаст. Каси дигарро нависед ё такрорро нест кунед",
  documentSeries: "Дар силсила танҳо рақамҳо ва ҳарфҳои калон мумкин аст",
  documentNumber: "Дар рақами ҳуҷҷат танҳо ҳарф ва рақам мумкин аст",
};
