import { describe, expect, it } from "vitest";
import { newPasswordViolation } from "./new-password.ts";

describe("a new password", () => {
  it.each(["correct horse", "Кӯҳи баланд 7", "x7!kQ2pz", "барф-барф-борид", "4812 9035 7716 2048"])(
    "%j can be chosen",
    (password) => {
      expect(newPasswordViolation(password)).toBeUndefined();
    },
  );

  it.each(["", "        ", "short", "1234567", "  a  b  c  ", "аб вг де"])(
    "%j is too short: spaces are not counted",
    (password) => {
      expect(newPasswordViolation(password)).toBe("passwordTooShort");
    },
  );

  it.each([
    "12345678",
    "87654321",
    "11111111",
    "12121212",
    "19900514",
    "992921234567",
    "qwertyui",
    "QWERTY123",
    "йцукенгш",
    "abcdefgh",
    "1q2w3e4r",
    "asdfasdf",
    "password",
    "Password1",
    "P@ssw0rd1!",
    "iloveyou",
    "пароль123",
    "Душанбе2026",
    "1234 5678",
  ])("%j is one of the most common passwords", (password) => {
    expect(newPasswordViolation(password)).toBe("passwordTooCommon");
  });

  it("has at most 200 characters", () => {
    expect(newPasswordViolation("a long one, ".repeat(16))).toBeUndefined();
    expect(newPasswordViolation("a long one, ".repeat(17))).toBe("tooLong");
  });
});
