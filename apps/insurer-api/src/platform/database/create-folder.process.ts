import { PGlite } from "@electric-sql/pglite";

const client = new PGlite(process.argv[2]);
await client.waitReady;
await client.close();
