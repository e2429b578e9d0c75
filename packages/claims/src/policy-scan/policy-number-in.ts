import { isPolicyNumber, normalizePolicyNumber } from "@sughurta/domain";

/** The policy number in the QR code of a policy: the last segment of the address of its check, or the number alone. */
export function policyNumberIn(code: string): string | undefined {
  const [address = ""] = code.split(/[?#]/);
  const last = address
    .split("/")
    .filter((part) => part !== "")
    .at(-1);
  const number = normalizePolicyNumber(last ?? "");
  return isPolicyNumber(number) ? number : undefined;
}
