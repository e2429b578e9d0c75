import type { Language } from "@sughurta/domain";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";

interface MessageTexts {
  readonly title: string;
  readonly empty: string;
  readonly allSent: string;
  readonly recipient: string;
  readonly state: string;
  readonly about: string;
  readonly when: string;
  readonly failure: string;
  readonly action: string;
  readonly attempts: string;
  readonly sendAgain: string;
  readonly reason: string;
  readonly decidedBy: string;
  readonly states: Readonly<Record<OutboxMessage["state"], string>>;
}

export const messageTexts: Record<Language, MessageTexts> = {
  ru: {
    title: "Сообщения",
    empty: "Сообщений пока нет",
    allSent: "Неотправленных сообщений нет",
    recipient: "Кому",
    state: "Состояние",
    about: "О чём",
    when: "Когда",
    failure: "Почему не отправлено",
    action: "Действие",
    attempts: "попыток",
    sendAgain: "Отправить ещё раз",
    reason: "Почему",
    decidedBy: "Кто решил",
    states: { waiting: "Ждёт отправки", sent: "Отправлено", failed: "Не отправлено" },
  },
  tg: {
    title: "Паёмҳо",
    empty: "Ҳанӯз паём нест",
    allSent: "Паёми нафиристода нест",
    recipient: "Ба кӣ",
    state: "Ҳолат",
    about: "Дар бораи чӣ",
    when: "Кай",
    failure: "Чаро фиристода нашуд",
    action: "Амал",
    attempts: "кӯшишҳо",
    sendAgain: "Боз фиристодан",
    reason: "Чаро",
    decidedBy: "Кӣ қарор дод",
    states: {
      waiting: "Фиристоданро интизор аст",
      sent: "Фиристода шуд",
      failed: "Фиристода нашуд",
    },
  },
  en: {
    title: "Messages",
    empty: "There are no messages yet",
    allSent: "Every message was sent",
    recipient: "To",
    state: "State",
    about: "About",
    when: "When",
    failure: "Why it was not sent",
    action: "Action",
    attempts: "tries",
    sendAgain: "Send again",
    reason: "Why",
    decidedBy: "Decided by",
    states: { waiting: "Waits to be sent", sent: "Sent", failed: "Not sent" },
  },
};
