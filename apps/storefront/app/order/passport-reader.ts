/** The reader of passports for every order, loaded where a person is asked for. */
export const loadPassportReader = async () =>
  (await import("@sughurta/passport-reader")).passportReader;
