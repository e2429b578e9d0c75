import type { Meta, StoryObj } from "@storybook/react-vite";
import { aDeskRequest } from "#src/desk/testing/a-desk-request.ts";
import { deskStory } from "#src/desk/testing/desk-screen.tsx";
import { AT, rowId, TODAY } from "#src/desk/testing/story-rows.ts";
import type { Reconciliation, ReconciliationItem } from "#src/platform/database/schema/reports.ts";
import { statementsView, statementView } from "./statement-view.ts";

const meta = {
  title: "Desk/Reconciliation",
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "Statements of payment operators, compared with our payments." },
    },
  },
} satisfies Meta;
export default meta;

const reconciliation: Reconciliation = {
  id: rowId(1),
  operator: "dc",
  month: "2026-10",
  fileName: "выписка-10-2026.csv",
  uploadedBy: "zarina",
  uploadedAt: AT,
  pendingRows: null,
  lines: [],
  skipped: 2,
  closedBy: null,
  confirmedBy: null,
  closedAt: null,
};
const closed = { closedBy: "zarina", confirmedBy: "farrukh", closedAt: AT };

const item = (place: number, given: Partial<ReconciliationItem>): ReconciliationItem => ({
  id: rowId(place),
  reconciliationId: reconciliation.id,
  kind: "matched",
  paymentId: rowId(20 + place),
  refundId: null,
  reference: `4477-0099-11${place}`,
  oursDiram: 31_050,
  theirsDiram: 31_050,
  day: TODAY,
  isRepeated: false,
  action: null,
  note: "",
  closedBy: null,
  closedAt: null,
  ...given,
});
const theirsOnly = { kind: "theirsOnly", paymentId: null, oursDiram: null } as const;

export const List: StoryObj = deskStory({
  path: "/registers/statements",
  respond: (context) =>
    statementsView(aDeskRequest(context), {
      month: "2026-10",
      found: [
        { reconciliation, needsColumns: false, open: 3 },
        { reconciliation: { ...reconciliation, operator: "payler" }, needsColumns: true, open: 0 },
        {
          reconciliation: { ...reconciliation, month: "2026-09", ...closed },
          needsColumns: false,
          open: 0,
        },
      ],
    }),
});

export const Columns: StoryObj = deskStory({
  path: "/registers/statements",
  respond: (context) =>
    statementView(aDeskRequest(context), {
      reconciliation: {
        ...reconciliation,
        pendingRows: [["Дата", "Номер операции", "Сумма", "Комиссия"]],
      },
      layout: undefined,
      items: [],
      sums: new Map(),
      proposals: [],
    }),
});

export const FourLists: StoryObj = deskStory({
  path: "/registers/statements",
  respond: (context) =>
    statementView(aDeskRequest(context), {
      reconciliation,
      layout: undefined,
      items: [
        item(1, { kind: "differing", theirsDiram: 31_000 }),
        item(2, { ...theirsOnly, isRepeated: true }),
        item(3, { ...theirsOnly, theirsDiram: null, day: null }),
        item(4, {
          kind: "oursOnly",
          theirsDiram: null,
          action: "otherMonth",
          note: "Пришло 1 ноября",
          closedBy: "zarina",
          closedAt: AT,
        }),
        item(5, {}),
        item(6, {}),
      ],
      sums: new Map([
        ["differing", { count: 1, oursDiram: 31_050, theirsDiram: 31_000 }],
        ["theirsOnly", { count: 2, oursDiram: 0, theirsDiram: 31_050 }],
        ["oursOnly", { count: 1, oursDiram: 31_050, theirsDiram: 0 }],
        ["matched", { count: 412, oursDiram: 12_792_600, theirsDiram: 12_792_600 }],
      ]),
      proposals: [],
    }),
});

export const Closed: StoryObj = deskStory({
  path: "/registers/statements",
  respond: (context) =>
    statementView(aDeskRequest(context), {
      reconciliation: { ...reconciliation, ...closed },
      layout: undefined,
      items: [item(5, {})],
      sums: new Map([["matched", { count: 1, oursDiram: 31_050, theirsDiram: 31_050 }]]),
      proposals: [],
    }),
});
