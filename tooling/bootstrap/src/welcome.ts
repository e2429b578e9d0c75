/** insurer-api's demo data in sandbox mode. */
export type DemoFacts = {
  readonly login: { readonly phone: string; readonly password: string };
  readonly policies: readonly { readonly number: string; readonly status: string }[];
  readonly coupons: readonly { readonly code: string; readonly description: string }[];
  /** The desk of the insurer's staff; a login is the role's name with the password. */
  readonly desk: {
    readonly url: string;
    readonly names: readonly string[];
    readonly password: string;
  };
};

/** Requests the demo data from insurer-api; outside sandbox mode there is none. */
export async function fetchDemoFacts(apiUrl: string): Promise<DemoFacts | undefined> {
  const response = await fetch(`${apiUrl}/sandbox/demo`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as DemoFacts) : undefined;
}

/** The text shown when everything runs. */
export function welcomeText(
  site: string,
  api: string,
  {
    demo,
    testDesk,
  }: { readonly demo?: DemoFacts | undefined; readonly testDesk?: string | undefined },
): string {
  const rows: [string, string][] = [["Site", site]];
  if (demo !== undefined) {
    rows.push(
      ["Demo login", `${demo.login.phone}  password ${demo.login.password}`],
      ...toRows(
        "Demo policies",
        demo.policies.map(({ number, status }) => `${number}  ${status}`),
      ),
      ...toRows(
        "Promo codes",
        demo.coupons.map(({ code, description }) => `${code}  ${description}`),
      ),
      ["Mail outbox", `${api}/sandbox/mail`],
      ["SMS outbox", `${api}/sandbox/sms`],
      ["Desk", demo.desk.url],
      ...toRows(
        "Desk logins",
        demo.desk.names.map((name) => `${name}  password "${demo.desk.password}"`),
      ),
      ["Desk codes", `${api}/sandbox/desk`],
      ["Bank", "opens by itself when you pay"],
    );
  }
  if (testDesk !== undefined) {
    rows.push(["Test desk", `${testDesk}  starts when it is opened; makes test keys of partners`]);
  }
  rows.push(["API", `${api}/docs`]);
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  return `\n${lines.join("\n")}\n\n  Stop with Ctrl+C.\n`;
}

function toRows(label: string, values: readonly string[]): [string, string][] {
  return values.map((value, index) => [index === 0 ? label : "", value]);
}
