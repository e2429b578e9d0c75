import { randomUUID } from "node:crypto";

interface Login {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

/** The desk as the browser of a member of the claims staff. */
export class ClaimsDesk {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  static async signIn(url: string, login: Login): Promise<ClaimsDesk> {
    const response = await post(url, "/sign-in", { ...login });
    const [cookie = ""] = (response.headers.get("set-cookie") ?? "").split(";");
    if (response.status !== 303) throw new Error(`Nobody could sign in: ${response.status}`);
    return new ClaimsDesk(url, cookie);
  }

  /** Reveals the personal data of a claim, and returns its page. */
  async open(claimId: string): Promise<string> {
    const fields = { decision: randomUUID(), reason: "To read the report" };
    const response = await post(this.#url, `/personal/claim/${claimId}`, fields, this.#cookie);
    if (response.status !== 303) throw new Error(`Not opened: ${response.status}`);
    return this.page(claimId);
  }

  async page(claimId: string): Promise<string> {
    return (await this.read(`/claims/${claimId}?lang=en`)).text();
  }

  /** Address of the file on a claim's page; undefined while it is not served. */
  async findFile(claimId: string): Promise<string | undefined> {
    return /href="([^"]*\/files\/[^"]*)"/.exec(await this.page(claimId))?.[1];
  }

  read(path: string): Promise<Response> {
    return fetch(`${this.#url}${path}`, { headers: { Cookie: this.#cookie } });
  }
}

function post(url: string, path: string, fields: Record<string, string>, Cookie = "") {
  return fetch(`${url}${path}`, {
    method: "POST",
    headers: { Origin: url, Cookie },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}
