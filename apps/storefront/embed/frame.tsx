import "../app/start/polyfills.ts";
import "@sughurta/shop/all.css";
import "./frame.css";
import { LANGUAGES, type Language } from "@sughurta/domain";
import {
  BoxOrder,
  ClaimForm,
  InsurerShop,
  type InsurerShopProps,
  MotorQuickQuote,
  PolicyCheck,
  TravelQuickQuote,
} from "@sughurta/shop";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import {
  FRAME_PARAMETERS,
  type FrameMessage,
  type HostMessage,
  PREFILL_PARAMETER,
} from "./messages.ts";

const query = new URLSearchParams(window.location.search);
const parameter = (name: keyof typeof FRAME_PARAMETERS) =>
  query.get(FRAME_PARAMETERS[name]) ?? undefined;

const prefill =
  new URLSearchParams(window.location.hash.slice(1)).get(PREFILL_PARAMETER) ?? undefined;

const PARTS: Readonly<Record<string, () => ReactNode>> = {
  travel: () => <TravelQuickQuote />,
  mtpl: () => <MotorQuickQuote />,
  box: () => <BoxOrder slug={parameter("slug") ?? ""} />,
  "policy-check": () => <PolicyCheck />,
  claim: () => <ClaimForm />,
};

const host = parameter("host");
const isFramed = window.parent !== window && host !== undefined;

/** Sends a message to the host page, if it has the origin in the address: the browser delivers to no other. */
function tell(message: FrameMessage): void {
  if (isFramed) window.parent.postMessage(message, host);
}

/** The visible part of this frame, in which dialogs are placed. */
function hearView({ source, origin, data }: MessageEvent): void {
  if (source !== window.parent || origin !== host) return;
  const { type, top, height }: HostMessage = data;
  if (type !== "view") return;
  const { style } = document.documentElement;
  style.setProperty("--view-top", `${top}px`);
  style.setProperty("--view-height", `${height}px`);
}
if (isFramed) window.addEventListener("message", hearView);

const language: Language = LANGUAGES.find((known) => known === parameter("language")) ?? "ru";
const scheme = parameter("colorScheme");
const colorScheme: InsurerShopProps["colorScheme"] =
  scheme === "dark" || scheme === "system" ? scheme : "light";

const place = document.getElementById("shop");
const partName = window.location.pathname.split("/").pop() ?? "";
const part = PARTS[partName];
if (place && part) {
  new ResizeObserver(() =>
    tell({ type: "height", height: place.getBoundingClientRect().height }),
  ).observe(place);
  createRoot(place).render(
    <InsurerShop
      insurer=""
      partnerKey={parameter("partnerKey")}
      returnPage={parameter("returnPage")}
      partnerReference={parameter("partnerReference")}
      prefill={prefill}
      // Frames of one page are separate shops, of which one has started the payment in the page's address.
      storageKey={["sughurta", partName, parameter("slug")].filter(Boolean).join("-")}
      language={language}
      colorScheme={colorScheme}
      brand={parameter("brand")}
      rulesHref="/rules"
      privacyHref="/politics"
      onEvent={(event) => tell({ type: "event", event })}
      onResultShown={(paymentId) => tell({ type: "result", paymentId })}
      leaveTo={isFramed ? (address) => tell({ type: "leave", address }) : undefined}
    >
      {part()}
    </InsurerShop>,
  );
}
