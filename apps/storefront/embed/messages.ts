import type { ShopEvent } from "@sughurta/shop";

/** What a frame of the shop tells the page around it. */
export type FrameMessage =
  /** How tall its content is, CSS pixels. */
  | { readonly type: "height"; readonly height: number }
  | { readonly type: "event"; readonly event: ShopEvent }
  /** Which payment the frame shows; none for a new order. The address of the host page has the same value. */
  | { readonly type: "result"; readonly paymentId?: string | undefined }
  /** The buyer goes on at the bank: the whole page leaves, for banks show themselves in no frame. */
  | { readonly type: "leave"; readonly address: string };

/** What the page around tells a frame: the part of it that is in sight, CSS pixels from its top. */
export interface HostMessage {
  readonly type: "view";
  readonly top: number;
  readonly height: number;
}

/** Parameters of a frame's address. */
export const FRAME_PARAMETERS = {
  partnerKey: "key",
  /** Origin of the page around. */
  host: "host",
  language: "lang",
  colorScheme: "scheme",
  brand: "brand",
  returnPage: "return",
  partnerReference: "reference",
  slug: "slug",
  payment: "payment",
} as const;

/** Names, behind the `#` of a frame's address, the token of what a server of the partner left for it. */
export const PREFILL_PARAMETER = "prefill";
