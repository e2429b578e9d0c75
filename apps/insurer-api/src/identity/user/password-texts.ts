import type { Language } from "@sughurta/domain";

interface PasswordTexts {
  readonly subject: string;
  readonly mail: string;
  readonly sms: string;
}

/** The email and SMS about a changed password, by language. */
export const passwordTexts: Readonly<Record<Language, PasswordTexts>> = {
  ru: {
    subject: "Пароль вашего кабинета изменён",
    mail: `Здравствуйте!

Пароль вашего личного кабинета изменён. На других устройствах вход завершён.

Если это сделали не вы, сразу задайте новый пароль по коду из SMS и позвоните {{phone}}.

Задать новый пароль:
{{link}}

{{brand}}`,
    sms: "{{brand}}: пароль кабинета изменён. Если это сделали не вы, позвоните {{phone}}",
  },
  tg: {
    subject: "Пароли кабинети шумо тағйир ёфт",
    mail: `Салом!

Пароли кабинети шахсии шумо иваз шуд. Дар дастгоҳҳои дигар воридшавӣ қатъ шуд.

Агар ин корро шумо накарда бошед, фавран бо рамзи SMS пароли нав гузоред ва ба {{phone}} занг занед.

Гузоштани пароли нав:
{{link}}

{{brand}}`,
    sms: "{{brand}}: пароли кабинет иваз шуд. Агар ин корро шумо накарда бошед, ба {{phone}} занг занед",
  },
  en: {
    subject: "The password of your account was changed",
    mail: `Hello!

The password of your account was changed. You have been signed out on your other devices.

If this was not you, set a new password with an SMS code at once and call {{phone}}.

Set a new password:
{{link}}

{{brand}}`,
    sms: "{{brand}}: the password of your account was changed. If this was not you, call {{phone}}",
  },
};
