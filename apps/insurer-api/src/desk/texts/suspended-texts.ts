import type { RestoreReason } from "#src/platform/database/schema/restore.ts";
import type { DeliveryKind, SuspendedDecision } from "#src/platform/restore/delivery-kinds.ts";

const ru = {
  none: "Ничего не задержано",
  /** Above the table. */
  why: "База данных восстановлена на более ранний момент. Что отправили после него, она не знает, поэтому ждавшее отправки задержано. Новое отправляется сразу.",
  /** On the front page. */
  notice: "База данных восстановлена, отправки задержаны: {{count}}",
  knownUntil: "База знает всё до",
  unknown: "неизвестно",
  foundAt: "Обнаружено",
  how: "Как обнаружено",
  reasons: {
    behind: "база отстаёт от хранилища файлов",
    elsewhere: "база на другом сервере или восстановлена из архива",
    command: "команда администратора",
  } satisfies Readonly<Record<RestoreReason, string>>,
  payments: "Об открытых платежах операторов спросят автоматически.",
  refunds:
    "Возвраты, одобренные после этого момента, снова ждут решения. Прежде чем одобрить, проверьте выписку оператора: деньги могли уже уйти.",
  kind: "Что",
  count: "Сколько",
  oldest: "Самое старое",
  newest: "Самое новое",
  restores: "Восстановления",
  decide: "Решение",
  twoPeople: "Подтверждает второй человек.",
  kinds: {
    message: "SMS и письма",
    webhook: "События для других систем",
    refund: "Возвраты через операторов",
    receipt: "Фискальные чеки",
  } satisfies Readonly<Record<DeliveryKind, string>>,
  hints: {
    message: "Отменённые останутся в сообщениях: любое можно отправить отдельно.",
    webhook: "Отменённые можно передать ещё раз за период.",
    refund: "Отменённые не отправятся: проверьте каждый у оператора и решите на его странице.",
    receipt: "Сначала касса проверит, нет ли у неё такого чека.",
  } satisfies Readonly<Record<DeliveryKind, string>>,
  decisions: {
    release: "Отправить",
    discard: "Не отправлять",
  } satisfies Readonly<Record<SuspendedDecision, string>>,
  reason: "Почему",
  decidedBy: "Кто решил",
};

const tg: typeof ru = {
  none: "Ҳеҷ чиз боздошта нашудааст",
  why: "Пойгоҳи додаҳо ба лаҳзаи пештара барқарор шуд. Он намедонад, ки баъд аз он чӣ фиристода шуд, бинобар ин он чи фиристоданро интизор буд, боздошта шуд. Чизҳои нав дарҳол фиристода мешаванд.",
  notice: "Пойгоҳи додаҳо барқарор шуд, ирсолҳо боздошта шуданд: {{count}}",
  knownUntil: "Пойгоҳ ҳамаашро медонад то",
  unknown: "номаълум",
  foundAt: "Ошкор шуд",
  how: "Чӣ тавр ошкор шуд",
  reasons: {
    behind: "пойгоҳ аз анбори файлҳо ақиб мондааст",
    elsewhere: "пойгоҳ дар сервери дигар аст ё аз бойгонӣ барқарор шудааст",
    command: "фармони маъмур",
  },
  payments: "Дар бораи пардохтҳои кушода аз операторҳо худкор пурсида мешавад.",
  refunds:
    "Баргардониҳое, ки баъд аз ин лаҳза тасдиқ шуда буданд, боз қарорро интизоранд. Пеш аз тасдиқ кӯчирмаи операторро санҷед: пул аллакай рафта бошад.",
  kind: "Чӣ",
  count: "Чанд",
  oldest: "Кӯҳнатарин",
  newest: "Навтарин",
  restores: "Барқароркуниҳо",
  decide: "Қарор",
  twoPeople: "Нафари дуюм тасдиқ мекунад.",
  kinds: {
    message: "SMS ва мактубҳо",
    webhook: "Рӯйдодҳо барои системаҳои дигар",
    refund: "Баргардониҳо тавассути операторҳо",
    receipt: "Чекҳои фискалӣ",
  },
  hints: {
    message: "Бекоршудаҳо дар паёмҳо мемонанд: ҳар якеро алоҳида фиристодан мумкин аст.",
    webhook: "Бекоршудаҳоро барои давра бори дигар супоридан мумкин аст.",
    refund:
      "Бекоршудаҳо фиристода намешаванд: ҳар якеро дар назди оператор санҷед ва дар саҳифаи он қарор диҳед.",
    receipt: "Аввал касса месанҷад, ки чунин чек дорад ё не.",
  },
  decisions: { release: "Фиристодан", discard: "Нафиристодан" },
  reason: "Чаро",
  decidedBy: "Кӣ қарор дод",
};

const en: typeof ru = {
  none: "Nothing is held",
  why: "The database was restored to an earlier moment. It does not know what was sent after that, so what waited to be sent is held. New deliveries go out at once.",
  notice: "The database was restored, deliveries are held: {{count}}",
  knownUntil: "The database knows everything until",
  unknown: "unknown",
  foundAt: "Found",
  how: "How it was found",
  reasons: {
    behind: "the database is behind the file storage",
    elsewhere: "the database is on another server, or restored from an archive",
    command: "a command of the administrator",
  },
  payments: "Operators are asked about open payments automatically.",
  refunds:
    "Refunds that were approved after that moment wait for a decision again. Check the statement of the operator before you approve one: the money may have been sent.",
  kind: "What",
  count: "How many",
  oldest: "Oldest",
  newest: "Newest",
  restores: "Restores",
  decide: "Decision",
  twoPeople: "A second person confirms it.",
  kinds: {
    message: "SMS and emails",
    webhook: "Events for other systems",
    refund: "Refunds through operators",
    receipt: "Fiscal receipts",
  },
  hints: {
    message: "Discarded ones stay in the messages: each can be sent by itself.",
    webhook: "Discarded ones can be delivered again for a period.",
    refund: "Discarded ones are not sent: check each with the operator and decide it on its page.",
    receipt: "The till is asked first whether it has such a receipt.",
  },
  decisions: { release: "Send", discard: "Do not send" },
  reason: "Why",
  decidedBy: "Decided by",
};

/** Texts about deliveries that are held after a restore. */
export const suspendedTexts = { ru, tg, en };
