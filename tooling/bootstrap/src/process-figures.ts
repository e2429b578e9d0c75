import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** Fields of a process after its name, which may contain spaces (Linux). */
function getStat(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

const seconds = (...ticks: readonly (string | undefined)[]): number =>
  ticks.reduce((sum, one) => sum + Number(one), 0) / ticksPerSecond;

/** CPU seconds a process has used so far. */
export function readCpuSeconds(pid: number): number {
  const fields = getStat(pid);
  return seconds(fields[11], fields[12]);
}

/** Milliseconds for which the main thread of a process has worked, and waited for a processor (Linux). */
export function getTurn(pid: number): { readonly workedMs: number; readonly waitedMs: number } {
  const [worked, waited] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ").map(Number);
  return { workedMs: (worked ?? 0) / 1e6, waitedMs: (waited ?? 0) / 1e6 };
}

const getParent = (pid: number): number => Number(getStat(pid)[1]);

/** CPU seconds of a process with those it started, also ended ones, such as the connections of PostgreSQL. */
export function cpuSecondsOfFamily(pid: number): number {
  const fields = getStat(pid);
  const children = readdirSync("/proc").filter((name) => {
    try {
      return /^\d+$/.test(name) && getParent(Number(name)) === pid;
    } catch {
      // It has just ended.
      return false;
    }
  });
  const running = children.reduce((sum, child) => sum + readCpuSeconds(Number(child)), 0);
  return seconds(fields[11], fields[12], fields[13], fields[14]) + running;
}

/** Resident memory of a process in MB, now and at its highest (Linux). */
export function readMemory(pid: number): { readonly now: number; readonly peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000;
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** Resets the peak memory of a process to its current value (Linux). */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}
