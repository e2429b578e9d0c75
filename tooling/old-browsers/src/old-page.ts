import { setTimeout as pause } from "node:timers/promises";

const RESPONSE_LIMIT_MS = 60_000;
const WAIT_LIMIT_MS = 60_000;
const WAIT_PAUSE_MS = 150;
const AFTER_PRESS_MS = 10_000;
const MAX_PRESSES = 4;
/** The narrowest phones in use. */
export const SCREEN = { width: 360, height: 740, deviceScaleFactor: 1, mobile: true } as const;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Target {
  readonly type: string;
  readonly webSocketDebuggerUrl: string;
}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: ExceptionDetails;
}

interface ExceptionDetails {
  readonly text: string;
  readonly url?: string;
  readonly exception?: { readonly description?: string };
}

/**
 * A page of an old engine, driven by the DevTools protocol itself: what Playwright injects into a page needs newer
 * functions than the engine has.
 */
export class OldPage {
  /** Errors that no script caught, in their order. */
  readonly errors: string[] = [];
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#onMessage(JSON.parse(String(data))));
    socket.addEventListener("close", () => {
      for (const { reject } of this.#pending.values()) reject(new Error("The engine has ended"));
    });
  }

  /** The first page of an engine that listens at an address; a second one would hang in Chromium 92. */
  static async of(engine: URL): Promise<OldPage> {
    const address = await loadPage(engine);
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener("open", resolve);
      socket.addEventListener("error", () => reject(new Error(`No answer from ${address}`)));
    });
    const page = new OldPage(socket);
    await page.#send("Page.enable");
    await page.#send("Runtime.enable");
    await page.#send("Emulation.setDeviceMetricsOverride", SCREEN);
    return page;
  }

  close(): void {
    this.#socket.close();
  }

  /** Opens an address and waits for the page's hydration. */
  async goTo(address: string): Promise<void> {
    await this.#send("Page.navigate", { url: address });
    await this.untilLive();
  }

  /** Waits until the server-rendered page is interactive. */
  async untilLive(): Promise<void> {
    await this.until(
      `document.readyState === "complete" && location.href !== "about:blank" && window.sughurtaHydrated === true`,
      "the page is live",
    );
  }

  /** The value of an expression in the page. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.#send<Evaluated>("Runtime.evaluate", {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(`${expression}: ${toText(exceptionDetails)}`);
    return result.value;
  }

  /** Waits until an expression is true; `what` is the error message. */
  async until(expression: string, what: string): Promise<void> {
    if (!(await this.isSoon(expression, WAIT_LIMIT_MS))) {
      throw new Error(`Waited in vain until ${what}`);
    }
  }

  /** Whether an expression becomes true within a time. */
  private async isSoon(expression: string, limitMs: number): Promise<boolean> {
    const limit = Date.now() + limitMs;
    while (Date.now() < limit) {
      // During a navigation there is no page to evaluate in.
      const isTrue = await this.evaluate(`Boolean(${expression})`).catch(() => false);
      if (isTrue === true) return true;
      await pause(WAIT_PAUSE_MS);
    }
    return false;
  }

  /** The picture of the screen, or of the whole page. */
  async picture(part: "screen" | "whole" = "screen"): Promise<Buffer> {
    const { data } = await this.#send<{ data: string }>("Page.captureScreenshot", {
      format: "png",
      captureBeyondViewport: part === "whole",
    });
    return Buffer.from(data, "base64");
  }

  /** Presses at the middle of an element, as a tap does. */
  async press(element: string): Promise<void> {
    await this.until(`(${element}) && !(${element}).disabled`, `there is ${element}`);
    const place = (await this.evaluate(
      `(() => { const e = ${element}; e.scrollIntoView({ block: "center", behavior: "instant" }); const b = e.getBoundingClientRect(); return { x: b.x + b.width / 2, y: b.y + b.height / 2 }; })()`,
    )) as { x: number; y: number };
    for (const type of ["mousePressed", "mouseReleased"]) {
      await this.#send("Input.dispatchMouseEvent", {
        type,
        ...place,
        button: "left",
        clickCount: 1,
      });
    }
  }

  /**
   * Presses an element until another one is shown: a press directly after the previous one counts as a double click.
   */
  async pressUntil(element: string, there: string): Promise<void> {
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      await this.press(element);
      if (await this.isSoon(there, AFTER_PRESS_MS)) return;
    }
    throw new Error(`Pressed in vain until there is ${there}`);
  }

  /** Replaces the text of a field by typing. */
  async type(element: string, text: string): Promise<void> {
    await this.until(`(${element}) && !(${element}).disabled`, `there is ${element}`);
    await this.evaluate(`(() => { const e = ${element}; e.focus(); e.select && e.select(); })()`);
    await this.#send("Input.insertText", { text });
  }

  /** Chooses an option of a list. */
  async select(element: string, value: string): Promise<void> {
    await this.until(`(${element}) && !(${element}).disabled`, `there is ${element}`);
    await this.evaluate(
      `(() => { const e = ${element}; e.value = ${JSON.stringify(value)}; e.dispatchEvent(new Event("change", { bubbles: true })); })()`,
    );
  }

  #send<T = unknown>(method: string, params: Readonly<Record<string, unknown>> = {}): Promise<T> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#socket.send(JSON.stringify({ id, method, params }));
    const timer = setTimeout(() => {
      this.#pending.get(id)?.reject(new Error(`No answer to ${method}`));
    }, RESPONSE_LIMIT_MS);
    return new Promise<T>((resolve, reject) => {
      this.#pending.set(id, { resolve: (result) => resolve(result as T), reject });
    }).finally(() => {
      clearTimeout(timer);
      this.#pending.delete(id);
    });
  }

  #onMessage({ id, method, params, result, error }: Message): void {
    if (method === "Runtime.exceptionThrown") {
      this.errors.push(toText(params?.exceptionDetails as ExceptionDetails));
    }
    if (id === undefined) return;
    if (error) this.#pending.get(id)?.reject(new Error(error.message));
    else this.#pending.get(id)?.resolve(result);
  }
}

function toText({ text, url = "", exception }: ExceptionDetails): string {
  return `${exception?.description ?? text} ${url}`.trim();
}

/** Address of an engine's initial page; 119 has none until one is created. */
async function loadPage({ host }: URL): Promise<string> {
  const list = await fetch(`http://${host}/json/list`);
  const targets = (await list.json()) as readonly Target[];
  const page = targets.find(({ type }) => type === "page");
  if (page) return page.webSocketDebuggerUrl;
  const opened = await fetch(`http://${host}/json/new?about:blank`, { method: "PUT" });
  return ((await opened.json()) as Target).webSocketDebuggerUrl;
}
