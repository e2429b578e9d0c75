import { PolicyCheckDialog } from "@sughurta/claims";
import { LazyBoundary } from "@sughurta/forms";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { useNavigate } from "react-router";
import { renewHref } from "../account/renew-href.ts";

const PolicyByCode = lazyComponent(
  lazyModule(() => import("@sughurta/account/policy-by-code")),
  (module) => module.PolicyByCode,
);

/** Check of a policy in a popup, with a claim and what its owner can do. */
export function CheckPolicy({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <PolicyCheckDialog
      open={open}
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
