/** Wire code of a gender: 1 female, 0 male. S0 §9. */
export type Gender = 0 | 1;

/** Gender as a form value. S0 §3. */
export type GenderLetter = "f" | "m";

/** Wire code of a form's gender. */
export function genderCode(letter: GenderLetter): Gender {
  return letter === "f" ? 1 : 0;
}

/** Form value of a gender's wire code. */
export function genderLetter(code: Gender): GenderLetter {
  return code === 1 ? "f" : "m";
}
