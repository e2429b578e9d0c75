import type { Node, ParseResult } from "@pgsql/types";
import { parse } from "libpg-query";

/** First line of a migration that removes what the release before it no longer uses: the migration that prepared it. */
const CONTRACTS = /^-- contracts: (?<after>\S+\.sql)\n/;
const REMOVED: Readonly<Record<string, string>> = {
  OBJECT_COLUMN: "column",
  OBJECT_TABLE: "table",
  OBJECT_VIEW: "view",
};

/** The earlier migration after which a migration may remove things; `undefined` if it may remove nothing. */
export const contractsAfter = (file: string) => CONTRACTS.exec(file)?.groups?.after;

/**
 * Changes of a migration that break requests of the release before it, which sells on the same database during an
 * upgrade: dropped or renamed tables, views and columns, changed types, and columns that are required without a default.
 * Tables created by the same file are new to both releases. Throws for SQL with a syntax error.
 */
export async function breakingChanges(file: string): Promise<string[]> {
  const { stmts = [] } = (await parse(file)) as ParseResult;
  const created = new Set<string>();
  return stmts
    .flatMap(({ stmt }) => {
      if (stmt && "CreateStmt" in stmt) created.add(stmt.CreateStmt.relation?.relname ?? "");
      return stmt ? breakingParts(stmt).filter(({ table }) => !created.has(table)) : [];
    })
    .map(({ table, change }) => `${table}: ${change}`);
}

interface Change {
  readonly table: string;
  readonly change: string;
}

function breakingParts(stmt: Node): Change[] {
  if ("DropStmt" in stmt) {
    const { objects = [], removeType = "" } = stmt.DropStmt;
    const kind = REMOVED[removeType];
    return kind === undefined
      ? []
      : objects.map((object) => ({ table: lastName(object), change: `drops the ${kind}` }));
  }
  if ("RenameStmt" in stmt) {
    const { renameType = "", relation, subname = "" } = stmt.RenameStmt;
    const kind = REMOVED[renameType];
    const change = `renames the ${kind} ${subname}`.trim();
    return kind === undefined ? [] : [{ table: relation?.relname ?? "", change }];
  }
  if (!("AlterTableStmt" in stmt)) return [];
  const { cmds = [], relation } = stmt.AlterTableStmt;
  return cmds.flatMap((command) => {
    const change = "AlterTableCmd" in command ? breakingCommand(command.AlterTableCmd) : undefined;
    return change === undefined ? [] : [{ table: relation?.relname ?? "", change }];
  });
}

function breakingCommand({
  subtype,
  name = "",
  def,
}: Extract<Node, { AlterTableCmd: unknown }>["AlterTableCmd"]): string | undefined {
  if (subtype === "AT_DropColumn") return `drops the column ${name}`;
  if (subtype === "AT_SetNotNull") return `requires the column ${name}`;
  if (subtype === "AT_AlterColumnType") return `changes the type of the column ${name}`;
  if (subtype !== "AT_AddColumn" || !def || !("ColumnDef" in def)) return undefined;
  const { colname = "", constraints = [] } = def.ColumnDef;
  const kinds = constraints.map((one) => "Constraint" in one && one.Constraint.contype);
  const isFilled = kinds.some((kind) => kind === "CONSTR_DEFAULT" || kind === "CONSTR_GENERATED");
  return kinds.includes("CONSTR_NOTNULL") && !isFilled
    ? `adds the required column ${colname} without a default`
    : undefined;
}

/** The name of a dropped object, without its schema. */
function lastName(object: Node): string {
  const names = "List" in object ? (object.List.items ?? []) : [];
  const last = names.at(-1);
  return last && "String" in last ? (last.String.sval ?? "") : "";
}
