import { instance } from "@viz-js/viz";
import type { Column, Schema, StateMachine, Table } from "./schema.ts";

/** Tables shown together in one diagram. */
interface Group {
  /** Name of its picture, and anchor of its heading. */
  readonly id: string;
  readonly title: string;
  readonly tables: readonly string[];
}

/** Every table belongs to one group. */
const GROUPS: readonly Group[] = [
  {
    id: "orders-and-payments",
    title: "Orders and payments",
    tables: [
      ...["draft", "draft_handover", "order", "coupon_use", "payment", "payment_event", "receipt"],
      ...["reminder_opt_out", "staff_sale"],
      ...["refund", "refund_event", "money_decision", "fiscal_receipt", "payment_rest"],
    ],
  },
  {
    id: "policies",
    title: "Policies",
    tables: [
      ...["policy", "policy_document", "policy_access", "policy_cancellation", "instalment"],
      ...["instalment_notice", "renewal_reminder", "activation_ticket", "vehicle_check"],
      ...["policy_correction", "correction_refund"],
    ],
  },
  {
    id: "products-and-prices",
    title: "Products and prices",
    tables: ["product", "product_price", "tariff", "currency_rate", "coupon"],
  },
  {
    id: "claims",
    title: "Claims",
    tables: ["claim", "claim_event", "claim_file", "claim_upload", "claim_access"],
  },
  {
    id: "content",
    title: "Content",
    tables: [
      ...["content_item", "content_version", "content_file", "content_seed", "callback_request"],
      ...["resume", "resume_file", "subscription"],
    ],
  },
  {
    id: "identity",
    title: "Identity",
    tables: [
      ...["user", "user_session", "refresh_token", "known_device", "user_record", "sms_code"],
      ...["visitor_session", "ended_visitor"],
    ],
  },
  {
    id: "staff",
    title: "Staff",
    tables: [
      ...["staff", "staff_session", "staff_passkey", "staff_used_challenge", "staff_role_change"],
      ...["audit_event", "proposal", "saved_view", "record_note", "assignment"],
      "person_request",
    ],
  },
  {
    id: "partners",
    title: "Partners",
    tables: ["partner", "partner_key", "partner_share", "partner_entry", "partner_prefill"],
  },
  {
    id: "screening",
    title: "Screening",
    tables: ["sanctions_list", "sanctions_entry", "screening_check"],
  },
  {
    id: "reports",
    title: "Reports",
    tables: [
      ...["premium_entry", "premium_day", "premium_check"],
      ...["statement_layout", "reconciliation", "reconciliation_item", "export_delivery"],
      ...["funnel_day", "funnel_partner_day", "funnel_order"],
    ],
  },
  {
    id: "jobs-and-limits",
    title: "Jobs and limits",
    tables: [
      ...["outbox", "webhook_event", "idempotency", "rate_limit", "quota_use", "heartbeat"],
      ...["database_mark", "database_restore", "sandbox_bank_session", "state_edge"],
    ],
  },
];

const PICTURES = "pictures/data-model";
// Graphviz measures text by this font: monospaced ones are equally wide on every machine.
const STYLE = `bgcolor="white"; node [fontname="Courier", fontsize=11]; edge [color="#445555", arrowsize=0.7];`;

/**
 * Page and pictures of the data model, by path within `apps/docs`. Throws for a table without a group, and for a
 * group with a table that does not exist.
 */
export async function dataModel(schema: Schema): Promise<Map<string, string>> {
  const viz = await instance();
  const draw = (graph: string) => viz.renderString(graph, { format: "svg" });
  const groups = GROUPS.map((group) => ({ ...group, tables: getTables(group, schema) }));
  for (const { name } of schema.tables) {
    if (!GROUPS.some(({ tables }) => tables.includes(name))) {
      throw new Error(`Table ${name} belongs to no group: add it to GROUPS in data-model.ts`);
    }
  }
  return new Map([
    ["data-model.md", page(groups, schema.machines)],
    ...groups.map(({ id, tables }): [string, string] => [
      `${PICTURES}/${id}.svg`,
      draw(tableGraph(tables)),
    ]),
    ...schema.machines.map((machine): [string, string] => [
      statePicture(machine),
      draw(stateGraph(machine)),
    ]),
  ]);
}

function getTables({ title, tables }: Group, schema: Schema): Table[] {
  return tables.map((name) => {
    const table = schema.tables.find((one) => one.name === name);
    if (!table) throw new Error(`"${title}" names the table ${name}, which does not exist`);
    return table;
  });
}

const statePicture = ({ table }: StateMachine) => `${PICTURES}/states-of-${table}.svg`;

function page(
  groups: readonly (Omit<Group, "tables"> & { readonly tables: readonly Table[] })[],
  machines: readonly StateMachine[],
): string {
  return [
    "# Data model",
    "",
    "Tables of insurer-api and allowed changes of state, as its migrations create them. A key column is bold, a column with a foreign key",
    "has an arrow, `?` marks an optional column. Tables of another group are shown by name only. Amounts are whole diram; calendar dates",
    "have no time zone. pg-boss keeps its own tables in the schema `pgboss` (ADR-0261), test keys have copies in `test` (ADR-0262).",
    "",
    "This page is generated by `pnpm --filter @sughurta/docs index`.",
    "",
    ...groups.flatMap(({ id, title, tables }) => [
      `## ${title}`,
      "",
      `![Tables: ${tables.map(({ name }) => name).join(", ")}](./${PICTURES}/${id}.svg)`,
      "",
      ...tables
        .filter(({ description }) => description !== "")
        .map(({ name, description }) => `- \`${name}\`: ${description}`),
      "",
    ]),
    "## States",
    "",
    "A trigger refuses every change that `state_edge` does not list. A new row begins in a state that the black circle leads to.",
    "",
    ...machines.flatMap((machine) => [
      `### ${getTitle(machine.table)}`,
      "",
      `![States of the table ${machine.table}](./${statePicture(machine)})`,
      "",
      ...transitions(machine),
      "",
    ]),
  ].join("\n");
}

/** `fiscal_receipt` → `Fiscal receipt`. */
const getTitle = (table: string) =>
  `${table.charAt(0).toUpperCase()}${table.slice(1)}`.replaceAll("_", " ");

/** The transitions as text, a line for each state. */
function transitions({ edges }: StateMachine): string[] {
  return [...Map.groupBy(edges, ({ from }) => from)].map(([from, own]) => {
    const next = own.map(({ to }) => `\`${to}\``).join(", ");
    return from === "" ? `- A new row: ${next}` : `- \`${from}\` → ${next}`;
  });
}

/** A graph with the columns of each table, and the names of referenced tables of other groups. */
function tableGraph(tables: readonly Table[]): string {
  const shown = new Set(tables.map(({ name }) => name));
  const elsewhere = new Set(
    tables.flatMap(({ references }) =>
      references.map(({ table }) => table).filter((table) => !shown.has(table)),
    ),
  );
  return [
    `digraph { rankdir=LR; nodesep=0.25; ranksep=0.7; pack=20; packmode="array_t3"; ${STYLE}`,
    "node [shape=plain];",
    ...tables.map(
      ({ name, columns }) =>
        `"${name}" [label=<<table border="0" cellborder="1" cellspacing="0" cellpadding="3" color="#0f5c8c">` +
        `<tr><td bgcolor="#e3eef5" port="head"><b>${name}</b></td></tr>${columns.map(columnRow).join("")}</table>>];`,
    ),
    ...[...elsewhere].map(
      (name) =>
        `"${name}" [shape=box, style="rounded,dashed", color="#445555", height=0.3, label="${name}"];`,
    ),
    ...tables.flatMap(({ name, references }) =>
      references.map(
        ({ column, table }) =>
          `"${name}":"${column}" -> "${table}"${shown.has(table) ? ":head" : ""};`,
      ),
    ),
    "}",
  ].join("\n");
}

function columnRow({ name, type, isRequired, isKey, isForeign }: Column): string {
  const label = isKey ? `<b>${name}</b>` : name;
  const kind = type.replace("timestamp with time zone", "timestamptz");
  const arrow = isForeign ? " →" : "";
  return `<tr><td align="left" port="${name}">${label} <font color="#445555">${kind}${isRequired ? "" : "?"}${arrow}</font></td></tr>`;
}

function stateGraph({ edges }: StateMachine): string {
  const states = new Set(edges.flatMap(({ from, to }) => [from, to]).filter((one) => one !== ""));
  return [
    `digraph { rankdir=LR; nodesep=0.3; ranksep=0.6; ${STYLE}`,
    'node [shape=box, style="rounded,filled", fillcolor="#e3eef5", color="#0f5c8c", height=0.35];',
    '"" [shape=circle, style=filled, fillcolor=black, width=0.15, label=""];',
    ...[...states].map((state) => `"${state}";`),
    ...edges.map(({ from, to }) => `"${from}" -> "${to}";`),
    "}",
  ].join("\n");
}
