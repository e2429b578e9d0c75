import { PolicyCheckDialog } from "@sughurta/claims";
import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { useNavigate } from "react-router";
import { renewHref } from "../account/renew-href.ts";
import { useShell } from "../shell/use-shell.ts";

const PolicyByCode = lazyComponent(
  lazyModule(() => import("@sughurta/account/policy-by-code")),
  (module) => module.PolicyByCode,
);

export interface CheckPolicyProps {
  readonly open: boolean;
  /** Initial policy number. */
  readonly policyNumber?: string | undefined;
  readonly onClose: () => void;
}

/** Policy check in a popup, with a claim and the actions of its owner. */
export function CheckPolicy({ open, policyNumber, onClose }: CheckPolicyProps) {
  const navigate = useNavigate();
  const today = useShell()?.today;
  if (today === undefined) return null;
  return (
    <PolicyCheckDialog
      open={open}
      today={today}
      policyNumber={policyNumber}
      onClose={onClose}
      onClaim={(policy) => void navigate("/losses", { state: policy })}
      renderOwner={(policyNumber) => (
        <LazyBoundary fallback={null}>
          <PolicyByCode policyNumber={policyNumber} renewHref={renewHref({ policyNumber })} />
        </LazyBoundary>
      )}
    />
  );
}
