import { pause } from "@sughurta/faults/buyer";
import { Client } from "pg";

const NAME = "taker of connections";
const PAUSE_MS = 50;
/** Ends the connections of all others; returns their number. */
const END_OTHERS = `select count(pg_terminate_backend(pid))::int as n from pg_stat_activity
  where datname = current_database() and application_name <> '${NAME}'`;

/** Takes every connection of a PostgreSQL server, also those of the service; the returned function gives them back. */
export async function useUpConnections(url: string): Promise<() => Promise<void>> {
  const taken: Client[] = [];
  /** Whether there was one to take. */
  const take = async () => {
    const client = new Client({ connectionString: url, application_name: NAME });
    client.on("error", () => undefined);
    const isTaken = await client.connect().then(
      () => true,
      () => false,
    );
    if (isTaken) taken.push(client);
    return isTaken;
  };
  while (await take());
  for (let others = 1; others > 0; ) {
    others = (await taken[0]?.query<{ n: number }>(END_OTHERS))?.rows[0]?.n ?? 0;
    // The service tries to get them back at the same time.
    await Promise.all(Array.from({ length: 2 * others }, take));
  }
  let isOver = false;
  const taking = (async () => {
    for (; !isOver; await pause(PAUSE_MS)) await take();
  })();
  return async () => {
    isOver = true;
    await taking;
    await Promise.all(taken.map((client) => client.end()));
  };
}
