import { RenewPage } from "@sughurta/account";
import { useApiClient } from "@sughurta/api-client/react";
import { useSession } from "@sughurta/session";
import { useLocation, useNavigate } from "react-router";
import { beginRenewal } from "./begin-renewal.ts";

/** Renews a policy: the new order opens in place of this page. */
export function RenewalScreen({ policyNumber, today }: { policyNumber: string; today: string }) {
  const client = useApiClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isUser = useSession(({ visitor }) => visitor === "user");
  return (
    <RenewPage
      policyNumber={policyNumber}
      begin={(renewal, options) => beginRenewal(client, renewal, { today, ...options })}
      onBegun={(href) => void navigate(href, { replace: true })}
      policyHref={(number) => `/verify/${encodeURIComponent(number)}`}
      signInHref={isUser ? undefined : `/mobile-login?${new URLSearchParams({ next: pathname })}`}
    />
  );
}
