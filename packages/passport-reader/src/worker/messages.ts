import type { PassportLines } from "@sughurta/domain/person";
import type { GrayPicture } from "../picture/gray-picture.ts";

/** Work for the worker; it has no connection of its own and receives all files that it needs. */
export type WorkerRequest =
  | { readonly kind: "start"; readonly wasm: ArrayBuffer; readonly model: ArrayBuffer }
  | { readonly kind: "picture"; readonly picture: GrayPicture; readonly today: string }
  | { readonly kind: "lines"; readonly lines: PassportLines; readonly today: string };

/** A request with its number, by which the response is recognised. */
export type NumberedRequest = WorkerRequest & { readonly id: number };

export type WorkerResponse =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: true };
