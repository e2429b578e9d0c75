import { useLanguage } from "@sughurta/i18n";
import { useSession } from "@sughurta/session";
import { useLocation } from "react-router";

/**
 * Address of this order for another device or another person, with language and partner, which are stored in this
 * browser only.
 */
export function useTransferHref(): string {
  const { pathname } = useLocation();
  const language = useLanguage();
  const { partner } = useSession((session) => session.attribution);
  return `${pathname}?${new URLSearchParams({ lang: language, ...(partner ? { partner } : {}) })}`;
}
