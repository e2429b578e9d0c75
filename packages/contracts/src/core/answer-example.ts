import type { ContractShape } from "./contract.ts";

/** Refusals that are the same for every endpoint. */
const REFUSALS: Readonly<Record<number, unknown>> = {
  401: {
    message: "Войдите по номеру телефона, чтобы продолжить",
    code: "signInRequired",
  },
  404: { message: "Не найдено", code: "notFound" },
  422: {
    message: "Проверьте данные",
    code: "invalid",
    fieldCodes: { phone: ["phone"] },
    phone: ["Введите девять цифр после +992"],
  },
  429: { message: "Слишком много попыток. Подождите минуту", code: "tooManyRequests" },
  507: {
    message: "Сейчас мы не можем это сохранить. Попробуйте через час",
    code: "storageFull",
  },
};

/** An example response of an endpoint, camelCase: its own example, else the common refusal. */
export function answerExample({ examples }: ContractShape, status: number): unknown {
  return examples.answers[status] ?? REFUSALS[status];
}
