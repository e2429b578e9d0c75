import type { Language } from "@sughurta/domain";

interface VehicleCheckTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly vehicle: string;
  /** The consequence for the price. */
  readonly money: Readonly<Record<"none" | "refund" | "charge", string>>;
  readonly farewell: string;
  readonly sms: string;
}

/** Emails and SMS about the comparison of a vehicle with its registration certificate by staff, by language. */
export const vehicleCheckTexts: Record<Language, VehicleCheckTexts> = {
  ru: {
    subject: "Мы проверили машину в полисе {{number}}",
    greeting: "Здравствуйте, {{name}}!",
    vehicle: "Мы сверили полис {{number}} со свидетельством о регистрации: {{vehicle}}.",
    money: {
      none: "Цена не изменилась.",
      refund: "Полис стоит меньше: вернём {{sum}} до {{due}} тем же способом, каким вы платили.",
      charge:
        "Полис стоит больше: доплатите {{sum}} до {{due}}, онлайн, в личном кабинете или по ссылке: {{pay}}",
    },
    farewell: "Если остались вопросы, звоните {{phone}}.\n{{brand}}",
    sms: "{{brand}}: {{news}} Вопросы: {{phone}}",
  },
  tg: {
    subject: "Мо мошинро дар полиси {{number}} санҷидем",
    greeting: "Салом, {{name}}!",
    vehicle: "Мо полиси {{number}}-ро бо шаҳодатномаи бақайдгирӣ муқоиса кардем: {{vehicle}}.",
    money: {
      none: "Нарх тағйир наёфт.",
      refund:
        "Полис арзонтар аст: {{sum}}-ро то {{due}} бо ҳамон тарзе, ки пардохт карда будед, бармегардонем.",
      charge:
        "Полис гаронтар аст: то {{due}} боз {{sum}} пардозед, онлайн, дар кабинети шахсӣ ё бо ин пайванд: {{pay}}",
    },
    farewell: "Барои савол ба {{phone}} занг занед.\n{{brand}}",
    sms: "{{brand}}: {{news}} Савол: {{phone}}",
  },
  en: {
    subject: "We checked the vehicle of policy {{number}}",
    greeting: "Hello {{name}},",
    vehicle: "We compared policy {{number}} with the registration certificate: {{vehicle}}.",
    money: {
      none: "The price stays the same.",
      refund:
        "The policy costs less: we will refund {{sum}} to your original payment method by {{due}}.",
      charge:
        "The policy costs more: pay {{sum}} by {{due}}, online, in your account or by this link: {{pay}}",
    },
    farewell: "Questions: {{phone}}.\n{{brand}}",
    sms: "{{brand}}: {{news}} Questions: {{phone}}",
  },
};
