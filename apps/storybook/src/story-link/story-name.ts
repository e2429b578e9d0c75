import { getName } from "./search-words.ts";

/** Words that keep their capital letters. */
const CAPITALS = ["Latin", "SMS", "MTPL", "CV", "QR", "PDF", "Schengen"];
/** Components whose name in the code says less than the screen. */
const SCREENS: Readonly<Record<string, string>> = {
  TravelFlow: "Travel order",
  ActivationForm: "Activation of a box",
  CVs: "CVs",
  OtpField: "Code field",
};

/** A name in words: `PaymentMethodDialog` and `In Latin Letters` as `payment method dialog` and `in Latin letters`. */
function inWords(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return CAPITALS.reduce(
    (text, word) => text.replace(new RegExp(`\\b${word}\\b`, "gi"), word),
    words,
  );
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The state that a story shows, such as `Price moved`. */
export const stateName = (name: string) => withCapital(inWords(name));

/** A screen or component by its title, such as `Payment method dialog`. */
function screenName(title: string): string {
  const name = getName(title);
  return SCREENS[name] ?? withCapital(inWords(name));
}

/** A story for people: `Travel order: counting`. */
export const storyName = (title: string, name: string) => `${screenName(title)}: ${inWords(name)}`;
