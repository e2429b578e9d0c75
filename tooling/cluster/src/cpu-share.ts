import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = "/sys/fs/cgroup/cpu";
const PERIOD_US = 100_000;

/** A limit of the processor time of one process. */
export interface CpuShare {
  remove(): void;
}

/** Whether this machine lets us limit the processor time of a process (control groups, as root). */
export const canLimitCpu = (): boolean =>
  process.getuid?.() === 0 && existsSync(join(ROOT, "cpu.cfs_quota_us"));

/** Limits a process and its threads to a share of one core. */
export function limitCpu(pid: number, share: number): CpuShare {
  const group = join(ROOT, `sughurta-${process.pid}-${pid}`);
  mkdirSync(group);
  writeFileSync(join(group, "cpu.cfs_period_us"), String(PERIOD_US));
  writeFileSync(join(group, "cpu.cfs_quota_us"), String(Math.round(PERIOD_US * share)));
  writeFileSync(join(group, "cgroup.procs"), String(pid));
  return {
    remove() {
      // A group of a process that has just ended may be busy for a moment; an empty group has no effect.
      try {
        rmdirSync(group);
      } catch {}
    },
  };
}
