/** Gender as it is sent: 1 female, 0 male. S0 §9. */
export type Gender = 0 | 1;

/** Gender as the forms hold it. S0 §3. */
export type GenderLetter = "f" | "m";

/** Code to send for a gender chosen in a form. */
export function genderCode(letter: GenderLetter): Gender {
  return letter === "f" ? 1 : 0;
}

/** Gender of a form for a code that was sent. */
export function genderLetter(code: Gender): GenderLetter {
  return code === 1 ? "f" : "m";
}
