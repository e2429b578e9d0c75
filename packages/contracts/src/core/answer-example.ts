import type { ContractShape } from "./contract.ts";

/** Refusals that look the same in every call. */
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

/** An answer of a call as it looks, camelCase: the call's own example, else the refusal that all calls share. */
export function answerExample({ examples }: ContractShape, status: number): unknown {
  return examples.answers[status] ?? REFUSALS[status];
}
