import { toWirePhone } from "@sughurta/domain";

/** Tells a password manager whose new password it is; hidden from view. */
export function UsernameForManagers({ phone }: { readonly phone: string }) {
  return <input hidden readOnly autoComplete="username" value={toWirePhone(phone)} />;
}
