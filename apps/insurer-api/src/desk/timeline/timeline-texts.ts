import type { Language } from "@sughurta/domain";
import type { OutboxMessage } from "#src/platform/database/schema/service.ts";

export interface TimelineTexts {
  readonly title: string;
  readonly orderSaved: string;
  readonly paymentStarted: string;
  readonly part: string;
  readonly receipt: string;
  readonly issued: string;
  readonly activated: string;
  readonly document: string;
  readonly reminder: string;
  readonly instalmentNotice: string;
  readonly renewed: string;
  readonly cancelled: string;
  readonly refund: string;
  readonly claim: string;
  readonly claimMessage: string;
  readonly file: string;
  readonly messages: Readonly<Record<OutboxMessage["state"], string>>;
  /** What a message was about, by the beginning of its key. */
  readonly topics: Readonly<Record<string, string>>;
  /** Commands of the desk that no other page has a word for. */
  readonly actions: Readonly<Record<string, string>>;
}

export const timelineTexts: Record<Language, TimelineTexts> = {
  ru: {
    title: "Что произошло",
    orderSaved: "Заказ сохранён",
    paymentStarted: "Платёж начат",
    part: "часть",
    receipt: "Пришёл чек",
    issued: "Полис оформлен",
    activated: "Полис активирован",
    document: "Документ готов",
    reminder: "Напоминание о продлении",
    instalmentNotice: "Напоминание о части оплаты",
    renewed: "Продлён полисом",
    cancelled: "Полис отменён, к возврату",
    refund: "Возврат",
    claim: "Заявление",
    claimMessage: "Сообщение заявителю",
    file: "Добавлен файл",
    messages: {
      waiting: "Сообщение ждёт отправки",
      sent: "Сообщение отправлено",
      failed: "Сообщение не отправлено",
    },
    topics: {
      policy: "о полисе",
      refund: "о возврате",
      renewal: "о продлении",
      instalment: "об оплате частями",
      payment: "о платеже",
      review: "о проверке платежа",
      claim: "о заявлении",
    },
    actions: {
      showPersonal: "Персональные данные показаны",
      sendAgain: "Полис отправлен ещё раз",
      cancelPolicy: "Полис отменён сотрудником",
      "refund.again": "Деньги отправлены ещё раз",
      "partner.create": "Партнёр добавлен",
      "partner.change": "Сайт партнёра изменён",
      "partner.withdraw": "Доступ партнёра закрыт",
      "partner.readmit": "Доступ партнёра открыт",
      "partner.makeKey": "Ключ партнёра выдан",
      "partner.endKey": "Ключ партнёра отключён",
      "partner.setWebhook": "Уведомления партнёра изменены",
      "partner.share": "Комиссия назначена",
      "staff.create": "Сотрудник добавлен",
      "staff.roles": "Роли предложены",
      "staff.confirm": "Роли подтверждены",
      "staff.reject": "Роли отклонены",
      "staff.disable": "Доступ сотрудника закрыт",
      "staff.endSessions": "Сеансы завершены",
      "passkey.register": "Ключ доступа добавлен",
      "passkey.remove": "Ключ доступа удалён",
      "signIn.passkey": "Вход с ключом доступа",
    },
  },
  tg: {
    title: "Чӣ рӯй дод",
    orderSaved: "Фармоиш нигоҳ дошта шуд",
    paymentStarted: "Пардохт оғоз шуд",
    part: "қисми",
    receipt: "Чек омад",
    issued: "Полис ба расмият дароварда шуд",
    activated: "Полис фаъол шуд",
    document: "Ҳуҷҷат тайёр аст",
    reminder: "Ёдоварӣ дар бораи дароз кардани муҳлат",
    instalmentNotice: "Ёдоварӣ дар бораи қисми пардохт",
    renewed: "Полиси навбатӣ",
    cancelled: "Полис бекор шуд, барои баргардонидан",
    refund: "Баргардонидани пул",
    claim: "Ариза",
    claimMessage: "Паём ба аризадиҳанда",
    file: "Файл илова шуд",
    messages: {
      waiting: "Паём фиристоданро интизор аст",
      sent: "Паём фиристода шуд",
      failed: "Паём фиристода нашуд",
    },
    topics: {
      policy: "дар бораи полис",
      refund: "дар бораи баргардонидани пул",
      renewal: "дар бораи дароз кардани муҳлат",
      instalment: "дар бораи пардохти қисмӣ",
      payment: "дар бораи пардохт",
      review: "дар бораи санҷиши пардохт",
      claim: "дар бораи ариза",
    },
    actions: {
      showPersonal: "Маълумоти шахсӣ нишон дода шуд",
      sendAgain: "Полис бори дигар фиристода шуд",
      cancelPolicy: "Полисро корманд бекор кард",
      "refund.again": "Пул бори дигар фиристода шуд",
      "partner.create": "Шарик илова шуд",
      "partner.change": "Сомонаи шарик тағйир ёфт",
      "partner.withdraw": "Дастрасии шарик баста шуд",
      "partner.readmit": "Дастрасии шарик кушода шуд",
      "partner.makeKey": "Калиди шарик дода шуд",
      "partner.endKey": "Калиди шарик хомӯш шуд",
      "partner.setWebhook": "Огоҳиномаҳои шарик тағйир ёфт",
      "partner.share": "Комиссия таъин шуд",
      "staff.create": "Корманд илова шуд",
      "staff.roles": "Нақшҳо пешниҳод шуданд",
      "staff.confirm": "Нақшҳо тасдиқ шуданд",
      "staff.reject": "Нақшҳо рад шуданд",
      "staff.disable": "Дастрасии корманд баста шуд",
      "staff.endSessions": "Сеансҳо анҷом ёфтанд",
      "passkey.register": "Калиди воридшавӣ илова шуд",
      "passkey.remove": "Калиди воридшавӣ нест карда шуд",
      "signIn.passkey": "Ворид шуд бо калиди воридшавӣ",
    },
  },
  en: {
    title: "What happened",
    orderSaved: "Order saved",
    paymentStarted: "Payment started",
    part: "part",
    receipt: "Receipt came",
    issued: "Policy issued",
    activated: "Policy activated",
    document: "Document ready",
    reminder: "Reminder of renewal",
    instalmentNotice: "Reminder of an instalment",
    renewed: "Renewed by policy",
    cancelled: "Policy cancelled, to refund",
    refund: "Refund",
    claim: "Claim",
    claimMessage: "Message to the claimant",
    file: "File added",
    messages: {
      waiting: "Message waits to be sent",
      sent: "Message sent",
      failed: "Message not sent",
    },
    topics: {
      policy: "about the policy",
      refund: "about the refund",
      renewal: "about renewal",
      instalment: "about instalments",
      payment: "about the payment",
      review: "about the check of the payment",
      claim: "about the claim",
    },
    actions: {
      showPersonal: "Personal data shown",
      sendAgain: "Policy sent again",
      cancelPolicy: "Policy cancelled by staff",
      "refund.again": "Money sent again",
      "partner.create": "Partner made",
      "partner.change": "Partner’s site changed",
      "partner.withdraw": "Partner’s access closed",
      "partner.readmit": "Partner’s access opened",
      "partner.makeKey": "Partner’s key made",
      "partner.endKey": "Partner’s key switched off",
      "partner.setWebhook": "Partner’s webhooks changed",
      "partner.share": "Commission set",
      "staff.create": "Member of staff added",
      "staff.roles": "Roles proposed",
      "staff.confirm": "Roles confirmed",
      "staff.reject": "Roles rejected",
      "staff.disable": "Access of a member of staff closed",
      "staff.endSessions": "Sessions ended",
      "passkey.register": "Passkey added",
      "passkey.remove": "Passkey removed",
      "signIn.passkey": "Signed in with a passkey",
    },
  },
};
