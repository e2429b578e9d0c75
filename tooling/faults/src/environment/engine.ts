import { PGlite } from "@electric-sql/pglite";
import {
  type BreakablePostgres,
  startBreakablePostgres,
} from "@sughurta/insurer-api/testing/start-postgres";
import { Client } from "pg";
import { TcpGate } from "./tcp-gate.ts";

/** Rows that a query gave. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** The database below insurer-api. */
export interface Engine {
  readonly name: "embedded" | "server";
  /** Settings for insurer-api. */
  readonly settings: Readonly<Record<string, string>>;
  /** Queries the database; the embedded one only while insurer-api is stopped. */
  query(sql: string): Promise<Rows>;
  /** The way to the database; only a server has one that can be shut. */
  readonly gate?: TcpGate;
  /** The server itself, to be broken. */
  readonly server?: BreakablePostgres;
  stop(): Promise<void>;
}

/** The database in a folder of insurer-api. */
export function embeddedEngine(dataFolder: string): Engine {
  return {
    name: "embedded",
    settings: {},
    async query(sql) {
      const database = await PGlite.create(`${dataFolder}/db`);
      try {
        return (await database.query<Record<string, unknown>>(sql)).rows;
      } finally {
        await database.close();
      }
    },
    async stop() {},
  };
}

/** A Postgres server behind a gate. */
export async function serverEngine(): Promise<Engine> {
  const server = await startBreakablePostgres();
  const url = new URL(server.url);
  const gate = await TcpGate.to(Number(url.port));
  url.port = String(gate.port);
  return {
    name: "server",
    settings: { DATABASE_URL: url.href },
    gate,
    server,
    async query(sql) {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(sql)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      await gate.shut();
      await server.stop();
    },
  };
}
