import { randomUUID } from "node:crypto";

/** A member of staff who enters exchange rates at the desk of a demonstration. */
export class RateDesk {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** Signs in with the demonstration's password and one-time code. */
  static async signIn(apiUrl: string): Promise<RateDesk> {
    const { desk } = Object(await (await fetch(`${apiUrl}/sandbox/demo`)).json());
    const codes = await (await fetch(`${apiUrl}/sandbox/desk?lang=en`)).text();
    const [, code = ""] = /<h2>pricing<\/h2>.*?(\d{6})/s.exec(codes) ?? [];
    const fields = { name: "pricing", password: desk.password, code };
    const response = await post(desk.url, "/sign-in", fields);
    if (response.status !== 303) throw new Error(`The desk refuses a login: ${response.status}`);
    return new RateDesk(
      desk.url,
      (response.headers.get("set-cookie") ?? "").split(";", 1)[0] ?? "",
    );
  }

  /** Enters a rate for today, in TJS. */
  async enter(currency: string, tjs: number, today: string): Promise<void> {
    const fields = {
      decision: randomUUID(),
      reason: "Rate of the national bank",
      currency,
      tjs: String(tjs),
      validFrom: today,
    };
    const response = await post(this.#url, "/rates", fields, this.#cookie);
    const page = response.headers.get("location") ?? "";
    if (response.status !== 303 || page.includes("problem=")) {
      throw new Error(`The rate is refused: ${response.status} ${page}`);
    }
  }
}

/** Sends a form as a page of the desk does. */
function post(url: string, path: string, fields: Record<string, string>, Cookie = "") {
  return fetch(`${url}${path}`, {
    method: "POST",
    headers: { Origin: url, Cookie },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}
