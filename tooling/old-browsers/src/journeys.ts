import { randomInt, randomUUID } from "node:crypto";
import type { OldPage } from "./old-page.ts";

/** A visitor's journey from a page of the shop to its end; the pictures are for manual review. */
export interface Journey {
  readonly name: string;
  readonly run: (visitor: Visitor) => Promise<void>;
}

/** A visitor with an old browser, and the addresses of the shop. */
export interface Visitor {
  readonly page: OldPage;
  readonly siteUrl: string;
  readonly apiUrl: string;
  /** Saves a picture of the screen under a name. */
  readonly picture: (name: string) => Promise<void>;
}

/** Expression of a control by its name in the specification. */
const control = (name: string, value?: string) =>
  `document.querySelector('main [name="${name}"]${value === undefined ? "" : `[value="${value}"]`}')`;

const radio = (name: string, value: string) =>
  `${control(name, value)}.closest("div").querySelector("label")`;

/** Expression of a visible element to press, by the start of its text. */
const button = (
  text: string,
  selector = "main button, main a, dialog button, body > form button",
) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getClientRects().length > 0 && one.textContent.trim().startsWith(${JSON.stringify(text)}))`;

/** Expression of a field by the beginning of its label. */
const labelled = (label: string) => `${button(label, "main label")}?.control`;

const option = (text: string) => button(text, "[role=option]");

const heading = (text: string) => button(text, "h1, h2");

const isPriced = `/\\d\\sTJS$/.test(document.querySelector("main output").textContent)`;

const aPhone = () => `93${randomInt(1_000_000, 10_000_000)}`;

async function fill(page: OldPage, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.type(control(name), text);
}

async function find(page: OldPage, field: string, text: string, label: string): Promise<void> {
  await page.type(field, text);
  await page.press(option(label));
}

/** Presses until the next screen is shown: a press directly after the previous one counts as a double click. */
async function continueTo(page: OldPage, title: string): Promise<void> {
  await page.pressUntil(button("Продолжить"), heading(title));
}

async function buy({ page, picture }: Visitor): Promise<void> {
  const dialog = `document.querySelector("dialog[open]")`;
  await picture("order");
  await page.pressUntil(button("Купить"), dialog);
  await page.press(button("DC Pay", "dialog[open] label .sg-choice__text, dialog[open] label"));
  await picture("payment");
  await page.press(button("Оплатить", "dialog[open] button"));
  await page.until(`location.pathname.startsWith("/sandbox/bank/")`, "the bank is there");
  await page.press(button("Оплатить", "button"));
  await page.until(heading("Полис оплачен"), "the policy is paid");
  await picture("paid");
}

async function buyTrip(visitor: Visitor): Promise<void> {
  const { page, siteUrl, picture } = visitor;
  await page.goTo(`${siteUrl}/travel?lang=ru`);
  await picture("start");
  await find(page, `document.querySelector("main [role=combobox]")`, "turkey", "Турция");
  await fill(page, { holderBirthday: "14.05.1990" });
  await page.press(radio("holderGender", "f"));
  await page.until(isPriced, "there is a price");
  await picture("quote");
  await page.press(button("Продолжить"));
  await page.until(heading("Страховка для поездки"), "the order is there");
  await picture("trip");
  await continueTo(page, "Опции");
  await picture("options");
  await continueTo(page, "Люди в полисе");
  await page.press(radio("holderDocType", "1"));
  await fill(page, {
    holderFullName: "SAIDOVA MADINA RUSTAMOVNA",
    holderPhone: "921234567",
    holderEmail: `t-${randomUUID()}@mail.tj`,
    holderDocNumber: String(randomInt(400_000_000, 500_000_000)),
    holderIssueDate: "01.06.2020",
    holderIssueInstitution: "MIA",
  });
  await picture("people");
  await continueTo(page, "Проверка и оплата");
  await page.pressUntil(control("agree"), `${control("agree")}.checked`);
  await buy(visitor);
}

async function buyMtpl(visitor: Visitor): Promise<void> {
  const { page, siteUrl, picture } = visitor;
  await page.goTo(`${siteUrl}/auto/order/mtpl?lang=ru`);
  const [make, model] = [0, 1].map(
    (at) => `document.querySelectorAll("main [role=combobox]")[${at}]`,
  );
  await find(page, make ?? "", "тойота", "Toyota");
  await find(page, model ?? "", "camry", "Camry");
  await page.select(control("carIssueYear"), "2015");
  await page.until(isPriced, "there is a price");
  await picture("car");
  await fill(page, {
    gosNomer: `${randomInt(1000, 9999)} аа 01`,
    holderFullName: "Саидова Мадина Рустамовна",
    holderBirthday: "14.05.1990",
    holderPhone: "921234567",
    holderDocNumber: "А1234567",
    holderDocValidTo: "01.01.2035",
    inn: "025001234",
    city: "Душанбе",
    holderAddress: "улица Айни, 12",
  });
  await page.pressUntil(control("agree"), `${control("agree")}.checked`);
  await buy(visitor);
}

async function buyBox(visitor: Visitor): Promise<void> {
  const { page, siteUrl, picture } = visitor;
  await page.goTo(`${siteUrl}/boxes/order/kvartira?lang=ru`);
  await picture("start");
  const answers = {
    "Город или село": "Душанбе",
    Улица: "Рӯдакӣ",
    Дом: "1",
    Квартира: "12",
    Фамилия: "Саидова",
    Имя: "Мадина",
    "Дата рождения": "14.05.1990",
    "Номер документа": "12345678",
    "Дата выдачи": "01.02.2018",
    "Кем выдан": "ОВД Сино",
    Телефон: "921234567",
    "Электронная почта": `m-${randomUUID()}@mail.tj`,
  };
  for (const [label, text] of Object.entries(answers)) await page.type(labelled(label), text);
  await page.press(button("Женский", "main label"));
  await page.pressUntil(control("agree"), `${control("agree")}.checked`);
  await buy(visitor);
}

async function makeClaim({ page, siteUrl, apiUrl, picture }: Visitor): Promise<void> {
  const demo = await fetch(`${apiUrl}/sandbox/demo`);
  const { policies } = (await demo.json()) as { policies: { number: string }[] };
  await page.goTo(`${siteUrl}/losses?lang=ru`);
  await picture("start");
  await fill(page, { policyNumber: policies[0]?.number ?? "" });
  // All questions are on one page: none of these engines supports `@media (scripting)`.
  await page.press(button("Дом", "main label"));
  await page.type(labelled("Место случая"), "Душанбе, Рудаки 12");
  await page.type(labelled("Опишите страховой случай"), "Сорвало кран, залило кухню.");
  await page.type(labelled("Фамилия и имя"), "Саидова Мадина");
  await page.type(labelled("Телефон"), "921234567");
  await page.type(labelled("Электронная почта"), "madina@example.tj");
  await picture("review");
  await page.press(button("Отправить заявление"));
  await page.until(heading("Заявление принято"), "the claim is registered");
  await picture("registered");
}

async function signIn({ page, siteUrl, apiUrl, picture }: Visitor): Promise<void> {
  const phone = aPhone();
  await page.goTo(`${siteUrl}/mobile-login?lang=ru`);
  await page.press(button("Зарегистрироваться"));
  await page.type(control("phone"), phone);
  await page.press(button("Получить код"));
  await page.until(control("code"), "a code is asked for");
  await fill(page, {
    code: await codeFor(apiUrl, phone),
    password: "correct horse",
    repeatPassword: "correct horse",
  });
  await picture("code");
  await page.press(button("Зарегистрироваться"));
  await page.until(heading("Личный кабинет"), "the account is there");
  await picture("account");
}

/** The newest code that the sandbox sent to a phone. */
async function codeFor(apiUrl: string, phone: string): Promise<string> {
  const response = await fetch(`${apiUrl}/sandbox/sms?lang=en`);
  const message = (await response.text()).split("<article").find((one) => one.includes(phone));
  return /<pre>[^<]*?(?:код|code) (\d{6})\b/.exec(message ?? "")?.[1] ?? "";
}

export const JOURNEYS: readonly Journey[] = [
  { name: "trip", run: buyTrip },
  { name: "compulsory motor policy", run: buyMtpl },
  { name: "box", run: buyBox },
  { name: "claim", run: makeClaim },
  { name: "account", run: signIn },
];
