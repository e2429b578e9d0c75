import { randomUUID } from "node:crypto";

/** A demonstration member of staff at the desk of a copy. */
export class DeskMember {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** Signs in with the password and the code that the sandbox shows. */
  static async signIn(url: string, apiUrl: string, name: string): Promise<DeskMember> {
    const page = await (await fetch(`${apiUrl}/sandbox/desk?lang=en`)).text();
    const found = new RegExp(
      `<h2>${name}</h2>[\\s\\S]*?<dd>(.*?)</dd>[\\s\\S]*?<dd>(\\d+)</dd>`,
    ).exec(page);
    const [, password = "", code = ""] = found ?? [];
    const response = await post(url, "/sign-in", { name, password, code });
    const [cookie = ""] = (response.headers.get("set-cookie") ?? "").split(";");
    if (response.status !== 303) throw new Error(`${name} cannot sign in: ${response.status}`);
    return new DeskMember(url, cookie);
  }

  async read(path: string): Promise<string> {
    const response = await fetch(`${this.#url}${path}`, { headers: { Cookie: this.#cookie } });
    return response.text();
  }

  /** Submits a command with a reason; a refused one throws. */
  async press(path: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const command = { decision: randomUUID(), reason: "The database was restored", ...fields };
    const response = await post(this.#url, path, command, this.#cookie);
    const place = response.headers.get("location") ?? "";
    if (response.status !== 303 || place.includes("problem")) {
      throw new Error(`${path} was refused: ${response.status} ${place}`);
    }
  }
}

const post = (url: string, path: string, fields: Readonly<Record<string, string>>, Cookie = "") =>
  fetch(`${url}${path}`, {
    method: "POST",
    headers: { Origin: url, Cookie },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
