import { isLoopbackAddress } from "./client-address.ts";

/** A finding of a check: a fault prevents sales, a warning does not. */
export interface Finding {
  readonly level: "fault" | "warning" | "ok";
  readonly text: string;
}

/** A successful check. */
export const ok = (text: string): Finding => ({ level: "ok", text });
/** A problem that does not prevent sales. */
export const warning = (text: string): Finding => ({ level: "warning", text });
/** A problem that must be fixed before a service can sell, with the fix. */
export const fault = (text: string): Finding => ({ level: "fault", text });

/** Faults of public addresses without encryption, by the name of their setting; `localhost` needs none. */
export function plainAddressFaults(
  addresses: Readonly<Record<string, string | undefined>>,
): Finding[] {
  return Object.entries(addresses).flatMap(([setting, address]) => {
    if (!address?.startsWith("http:")) return [];
    const { hostname } = new URL(address);
    if (hostname === "localhost" || isLoopbackAddress(hostname)) return [];
    return [fault(`${setting} is ${address}: browsers refuse its cookies. Set an https address.`)];
  });
}

/** Prints one line per finding and the result; returns the exit code. `ready` is the last line without a fault. */
export function printFindings(findings: readonly Finding[], ready: string): number {
  for (const { level, text } of findings) process.stdout.write(`${level.padEnd(7)}  ${text}\n`);
  const faults = findings.filter(({ level }) => level === "fault").length;
  process.stdout.write(faults === 0 ? `${ready}\n` : `${faults} to put right.\n`);
  return faults === 0 ? 0 : 1;
}
