import * as z from "zod/mini";
import { failure } from "./failure.ts";
import { amount } from "./fields.ts";

/** A form that was refused. */
export const invalid = { 422: failure } as const;
/** Too many attempts at a value that could be guessed. */
export const tooMany = { 429: failure } as const;
/** A resource that does not exist or belongs to another user; the two are indistinguishable. */
export const notFound = { 404: failure } as const;
/** An endpoint for signed-in people, requested by a guest or with an expired session. */
export const signInRequired = { 401: failure } as const;
/** A refused sign-in or session. */
export const sessionRefused = { 401: failure } as const;
/** A state that does not allow the request. */
export const conflict = { 409: failure } as const;
/** The same, or a changed price: `priceChanged` with the current one, TJS. */
export const priceConflict = {
  409: z.union([z.object({ code: z.literal("priceChanged"), sumPrem: amount }), failure]),
} as const;

/** Nothing new can be stored: a quota of the visitor or the network is used up, or the disk is nearly full. */
export const notStored = { 429: failure, 507: failure } as const;

/** The account has the maximum number of saved items of a kind. */
export const recordsFullExample = {
  409: { message: "Здесь помещается не больше 50 записей. Удалите лишние", code: "recordsFull" },
} as const;
export const sessionRefusedExample = {
  401: { message: "Телефон или пароль не подходят", code: "badCredentials" },
} as const;
export const alreadyPaidExample = {
  409: { message: "Этот заказ уже оплачен", code: "alreadyPaid" },
} as const;
export const notOnSaleExample = {
  409: {
    message: "Этот продукт сейчас не продаётся онлайн. Позвоните 5511",
    code: "productNotOnSale",
  },
} as const;
