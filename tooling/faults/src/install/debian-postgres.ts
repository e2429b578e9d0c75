import { execFileSync } from "node:child_process";
import { chownSync, globSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@sughurta/bootstrap/free-port";

/** Some programs do not run as root: then they get the user of Debian's PostgreSQL. */
export function ownUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) =>
    Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Starts Debian's PostgreSQL as after its installation: without a role or a database of ours. */
export async function startDebianPostgres() {
  const bin = globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1);
  if (bin === undefined) throw new Error("There is no PostgreSQL: apt-get install postgresql");
  // Directly in the temporary folder, which the server's own user can access.
  const data = await mkdtemp(join(tmpdir(), "sughurta-install-postgres-"));
  const user = ownUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  const env = { PATH: process.env.PATH, LC_ALL: "C.UTF-8" };
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(bin, program), ["-D", data, ...args], {
      ...user,
      env,
      cwd: data,
      stdio: "ignore",
    });
  run("initdb", "-U", "postgres", "-A", "trust");
  const port = await freePort();
  run("pg_ctl", "-w", "-o", `-p ${port} -h 127.0.0.1 -k ${data} -F`, "start");
  const stop = () => run("pg_ctl", "-w", "-m", "fast", "stop");
  process.once("exit", stop);
  return {
    port,
    stop: async () => {
      process.off("exit", stop);
      stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}
