export const loadPassportReader = async () =>
  (await import("@sughurta/passport-reader")).passportReader;
