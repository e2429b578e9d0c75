import type { Language } from "@sughurta/domain";

interface StaffTexts {
  readonly create: string;
  readonly roles: string;
  readonly state: string;
  readonly works: string;
  readonly noRoles: string;
  readonly proposed: string;
  readonly proposedBy: string;
  readonly confirm: string;
  readonly reject: string;
  readonly changeRoles: string;
  readonly rolesHint: string;
  readonly disable: string;
  readonly sessions: string;
  readonly endSessions: string;
  readonly once: string;
  readonly otpAddress: string;
  readonly back: string;
  readonly passkeys: string;
  readonly passkeysHint: string;
  readonly noPasskeys: string;
  readonly passkeyName: string;
  readonly register: string;
  readonly remove: string;
  readonly made: string;
  readonly used: string;
  readonly never: string;
  readonly byNumber: string;
  readonly endOthers: string;
  readonly signIn: string;
  readonly failed: string;
  readonly reason: string;
  readonly decidedBy: string;
}

/** Texts of the pages about staff, one's own account and passkeys. */
export const staffTexts: Record<Language, StaffTexts> = {
  ru: {
    create: "Новый сотрудник",
    roles: "Роли",
    state: "Состояние",
    works: "Работает",
    noRoles: "Ролей пока нет",
    proposed: "Предложены роли",
    proposedBy: "Кто предложил",
    confirm: "Подтвердить",
    reject: "Отклонить",
    changeRoles: "Изменить роли",
    rolesHint: "Снятые роли исчезают сразу. Новые подтверждает другой администратор.",
    disable: "Закрыть доступ",
    sessions: "Открытые сеансы",
    endSessions: "Завершить сеансы",
    once: "Показывается один раз. Передайте лично. Войти можно сразу, работать – после подтверждения ролей.",
    otpAddress: "Адрес для приложения с одноразовыми кодами",
    back: "К сотрудникам",
    passkeys: "Ключи доступа",
    passkeysHint:
      "С ключом доступа вы входите по отпечатку пальца, лицу или PIN-коду своего устройства, без пароля и кода.",
    noPasskeys: "Ключей доступа пока нет",
    passkeyName: "Название, например «Рабочий ноутбук»",
    register: "Добавить ключ доступа",
    remove: "Удалить",
    made: "добавлен",
    used: "последний вход",
    never: "им ещё не входили",
    byNumber: "Рабочее место открыто по числовому адресу: для ключей доступа нужно имя (DESK_URL).",
    endOthers: "Завершить остальные мои сеансы",
    signIn: "Войти с ключом доступа",
    failed: "Ключ доступа не принят. Попробуйте ещё раз или войдите с паролем и кодом.",
    reason: "Почему",
    decidedBy: "Кто решил",
  },
  tg: {
    create: "Корманди нав",
    roles: "Нақшҳо",
    state: "Ҳолат",
    works: "Кор мекунад",
    noRoles: "Ҳанӯз нақш нест",
    proposed: "Нақшҳои пешниҳодшуда",
    proposedBy: "Кӣ пешниҳод кард",
    confirm: "Тасдиқ кардан",
    reject: "Рад кардан",
    changeRoles: "Иваз кардани нақшҳо",
    rolesHint: "Нақшҳои гирифташуда фавран аз байн мераванд. Навашро маъмури дигар тасдиқ мекунад.",
    disable: "Бастани дастрасӣ",
    sessions: "Сеансҳои кушода",
    endSessions: "Анҷом додани сеансҳо",
    once: "Як бор нишон дода мешавад. Шахсан супоред. Ворид шудан фавран мумкин аст, кор кардан – пас аз тасдиқи нақшҳо.",
    otpAddress: "Суроға барои барномаи рамзҳои якдафъаина",
    back: "Ба кормандон",
    passkeys: "Калидҳои воридшавӣ",
    passkeysHint:
      "Бо калиди воридшавӣ шумо бо изи ангушт, чеҳра ё PIN-рамзи дастгоҳи худ, бе парол ва рамз ворид мешавед.",
    noPasskeys: "Ҳанӯз калиди воридшавӣ нест",
    passkeyName: "Ном, масалан «Ноутбуки корӣ»",
    register: "Илова кардани калиди воридшавӣ",
    remove: "Нест кардан",
    made: "илова шуд",
    used: "воридшавии охирин",
    never: "бо он ҳанӯз ворид нашудаанд",
    byNumber:
      "Ҷойи кор бо суроғаи рақамӣ кушода аст: барои калидҳои воридшавӣ ном лозим аст (DESK_URL).",
    endOthers: "Анҷом додани сеансҳои дигари ман",
    signIn: "Ворид шудан бо калиди воридшавӣ",
    failed: "Нашуд. Бори дигар кӯшиш кунед ё бо парол ва рамз ворид шавед.",
    reason: "Чаро",
    decidedBy: "Кӣ қарор дод",
  },
  en: {
    create: "New member of staff",
    roles: "Roles",
    state: "State",
    works: "Active",
    noRoles: "No roles yet",
    proposed: "Proposed roles",
    proposedBy: "Proposed by",
    confirm: "Confirm",
    reject: "Reject",
    changeRoles: "Change roles",
    rolesHint: "Removed roles stop working at once. Another administrator confirms new ones.",
    disable: "Close access",
    sessions: "Open sessions",
    endSessions: "End sessions",
    once: "This is shown only once. Hand it over in person. They can sign in at once and start work when their roles are confirmed.",
    otpAddress: "Address for an application with one-time codes",
    back: "To the staff",
    passkeys: "Passkeys",
    passkeysHint:
      "With a passkey you sign in by finger, face or PIN of your own device, without password and code.",
    noPasskeys: "There are no passkeys yet",
    passkeyName: "Name, such as “Work laptop”",
    register: "Add a passkey",
    remove: "Remove",
    made: "added",
    used: "last sign-in",
    never: "never used",
    byNumber: "The desk is open at a numeric address: passkeys need a host name (DESK_URL).",
    endOthers: "End my other sessions",
    signIn: "Sign in with a passkey",
    failed: "That did not work. Try again, or sign in with password and code.",
    reason: "Why",
    decidedBy: "Who decided",
  },
};
