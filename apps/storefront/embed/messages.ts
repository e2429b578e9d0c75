import type { ShopEvent } from "@sughurta/shop";

/** Message from a frame of the shop to its host page. */
export type FrameMessage =
  /** Height of its content, CSS pixels. */
  | { readonly type: "height"; readonly height: number }
  | { readonly type: "event"; readonly event: ShopEvent }
  /** Which payment the frame shows; none for a new order. The address of the host page has the same value. */
  | { readonly type: "result"; readonly paymentId?: string | undefined }
  /** The buyer continues at the bank: the whole page is redirected, since banks do not allow framing. */
  | { readonly type: "leave"; readonly address: string };

/** Message from the host page to a frame: the visible part, CSS pixels from its top. */
export interface HostMessage {
  readonly type: "view";
  readonly top: number;
  readonly height: number;
}

/** Parameters of a frame's address. */
export const FRAME_PARAMETERS = {
  partnerKey: "key",
  /** Origin of the host page. */
  host: "host",
  language: "lang",
  colorScheme: "scheme",
  brand: "brand",
  returnPage: "return",
  partnerReference: "reference",
  slug: "slug",
  payment: "payment",
} as const;

/** Parameters after the `#` of a frame's address: the token of the data stored by a server of the partner. */
export const PREFILL_PARAMETER = "prefill";
