import { PayPage } from "@sughurta/account";
import { useSession } from "@sughurta/session";
import { useLocation, useNavigate } from "react-router";

export interface PayScreenProps {
  policyNumber: string;
  paymentOrigins: readonly string[];
}

/** Later instalments of a policy; after the bank the buyer returns to the result page. */
export function PayScreen({ policyNumber, paymentOrigins }: PayScreenProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isUser = useSession(({ visitor }) => visitor === "user");
  return (
    <PayPage
      policyNumber={policyNumber}
      allowedOrigins={paymentOrigins}
      onResult={(payment) =>
        void navigate(payment ? `/success?${new URLSearchParams({ payment })}` : "/success")
      }
      signInHref={isUser ? undefined : `/mobile-login?${new URLSearchParams({ next: pathname })}`}
    />
  );
}
