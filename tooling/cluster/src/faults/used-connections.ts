import { pause } from "@sughurta/faults/buyer";
import { Client } from "pg";

const NAME = "taker of connections";
const PAUSE_MS = 50;

/** Takes every connection of a PostgreSQL server, also those of the service; the returned function gives them back. */
export async function useUpConnections(url: string): Promise<() => Promise<void>> {
  const taken: Client[] = [];
  let isOver = false;
  const takeAll = async () => {
    for (;;) {
      const client = new Client({ connectionString: url, application_name: NAME });
      client.on("error", () => undefined);
      const isTaken = await client.connect().then(
        () => true,
        () => false,
      );
      if (!isTaken) return;
      taken.push(client);
    }
  };
  await takeAll();
  await taken[0]?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name <> '${NAME}'`,
  );
  const taking = (async () => {
    for (; !isOver; await pause(PAUSE_MS)) await takeAll();
  })();
  return async () => {
    isOver = true;
    await taking;
    await Promise.all(taken.map((client) => client.end()));
  };
}
