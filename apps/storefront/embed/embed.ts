import {
  FRAME_PARAMETERS,
  type FrameMessage,
  type HostMessage,
  PREFILL_PARAMETER,
} from "./messages.ts";

/** Elements that a page may use, and the frame of each. */
const ELEMENTS = {
  "sughurta-travel": "travel",
  "sughurta-mtpl": "mtpl",
  "sughurta-box": "box",
  "sughurta-policy-check": "policy-check",
  "sughurta-claim": "claim",
} as const;

const TITLES: Readonly<Record<string, string>> = {
  ru: "Страхование",
  tg: "Суғурта",
  en: "Insurance",
};

/** Height until the frame reports its own, CSS pixels. */
const FIRST_HEIGHT = 480;

const script = document.currentScript;
const scriptOrigin =
  script instanceof HTMLScriptElement ? new URL(script.src).origin : window.location.origin;

function defineElement(name: string, part: string): void {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = [
        "insurer",
        "partner-key",
        "language",
        "color-scheme",
        "brand",
        "return-page",
        "slug",
      ];
      readonly #frame = document.createElement("iframe");
      readonly #hear = (message: MessageEvent) => this.#take(message);
      readonly #look = () => this.#tellView();
      /** The payment whose result the frame shows. */
      #shown: string | undefined;

      get #insurer(): string {
        return new URL(this.getAttribute("insurer") ?? scriptOrigin).origin;
      }

      connectedCallback() {
        const { style } = this.#frame;
        this.style.display = "block";
        style.cssText = `display:block;inline-size:100%;block-size:${FIRST_HEIGHT}px;border:0;color-scheme:normal`;
        window.addEventListener("message", this.#hear);
        window.addEventListener("scroll", this.#look, { capture: true, passive: true });
        window.addEventListener("resize", this.#look);
        this.#open();
        this.replaceChildren(this.#frame);
      }

      disconnectedCallback() {
        window.removeEventListener("message", this.#hear);
        window.removeEventListener("scroll", this.#look, { capture: true });
        window.removeEventListener("resize", this.#look);
      }

      attributeChangedCallback() {
        if (this.#frame.isConnected) this.#open();
      }

      #open() {
        const language = this.getAttribute("language") ?? document.documentElement.lang;
        this.#frame.title = TITLES[language] ?? "Страхование";
        const address = new URL(`/embed/${part}`, this.#insurer);
        const payment = new URLSearchParams(window.location.search).get("payment");
        const parameters: Record<keyof typeof FRAME_PARAMETERS, string | null> = {
          partnerKey: this.getAttribute("partner-key"),
          host: window.location.origin,
          language,
          colorScheme: this.getAttribute("color-scheme"),
          brand: this.getAttribute("brand"),
          returnPage: this.getAttribute("return-page"),
          partnerReference: this.getAttribute("partner-reference"),
          slug: this.getAttribute("slug"),
          payment,
        };
        for (const [name, value] of Object.entries(parameters)) {
          const key = FRAME_PARAMETERS[name as keyof typeof FRAME_PARAMETERS];
          if (value) address.searchParams.set(key, value);
        }
        const prefill = this.getAttribute("prefill");
        // After the # of the frame's address, which is not sent to a server.
        if (prefill)
          address.hash = new URLSearchParams({ [PREFILL_PARAMETER]: prefill }).toString();
        this.#frame.src = address.href;
      }

      /** A dialog in a tall frame is positioned in the visible part. */
      #tellView() {
        const { top, height } = this.#frame.getBoundingClientRect();
        const first = Math.max(0, -top);
        const last = Math.min(height, window.innerHeight - top);
        const message: HostMessage = {
          type: "view",
          top: first,
          height: Math.max(0, last - first),
        };
        this.#frame.contentWindow?.postMessage(message, this.#insurer);
      }

      /** Only messages of this element's frame are handled, and only while it shows the insurer's site. */
      #take({ source, origin, data }: MessageEvent) {
        if (source !== this.#frame.contentWindow || origin !== this.#insurer) return;
        const message: FrameMessage = data;
        if (message.type === "height" && message.height > 0) {
          this.#frame.style.blockSize = `${Math.ceil(message.height)}px`;
          this.#tellView();
        }
        if (message.type === "result") {
          nameInAddress(message.paymentId, this.#shown);
          this.#shown = message.paymentId;
        }
        if (message.type === "leave" && /^https?:/.test(message.address)) {
          window.location.assign(message.address);
        }
        if (message.type === "event") {
          const { event } = message;
          const detail = { detail: event, bubbles: true };
          this.dispatchEvent(new CustomEvent("sughurta-event", detail));
          if (event.type === "paid") this.dispatchEvent(new CustomEvent("sughurta-paid", detail));
        }
      }
    },
  );
}

/** After a reload the page shows the frame's current state. Other parameters of that name are unchanged. */
function nameInAddress(paymentId: string | undefined, before: string | undefined): void {
  const page = new URL(window.location.href);
  const named = page.searchParams.get("payment");
  if (named !== null && named !== before && named !== paymentId) return;
  page.searchParams.delete("payment");
  if (paymentId !== undefined) page.searchParams.set("payment", paymentId);
  window.history.replaceState(window.history.state, "", page);
}

for (const [name, part] of Object.entries(ELEMENTS)) defineElement(name, part);
