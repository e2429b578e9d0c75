import type { PGlite } from "@electric-sql/pglite";
import { traceId, withSpan } from "@sughurta/server-kit";

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update)\s+"?(\w+)"?/i;

/** Adds a span to each query of a database client within a trace: its kind and its table, no values. */
export function traceQueries(client: { query(...given: never[]): unknown }): void {
  const { query } = client;
  const tracedQuery = (...given: unknown[]) => {
    const ask = () => Reflect.apply(query, client, given);
    // With a callback the pool runs a query that already has its span.
    if (traceId() === undefined || typeof given.at(-1) === "function") return ask();
    const { operation, table } = getSummary(given[0]);
    const attributes = {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table && { "db.collection.name": table }),
    };
    const name = table ? `${operation} ${table}` : operation;
    return withSpan(name, attributes, async () => ask());
  };
  Object.assign(client, { query: tracedQuery });
}

/** The same for the embedded database, whose transactions have a client each. */
export function traceEmbeddedQueries(client: PGlite): void {
  traceQueries(client);
  const { transaction } = client;
  Object.assign(client, {
    transaction: (work: (tx: Parameters<typeof traceQueries>[0]) => unknown) =>
      Reflect.apply(transaction, client, [
        (tx: Parameters<typeof traceQueries>[0]) => {
          traceQueries(tx);
          return work(tx);
        },
      ]),
  });
}

function getSummary(statement: unknown): { readonly operation: string; readonly table?: string } {
  const text =
    typeof statement === "object" && statement !== null && "text" in statement
      ? String(statement.text)
      : String(statement);
  const operation = OPERATION.exec(text)?.[1]?.toUpperCase() ?? "SQL";
  const table = TABLE.exec(text)?.[1];
  return table === undefined ? { operation } : { operation, table };
}
