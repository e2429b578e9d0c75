import { AccountOpened, OpenAccount } from "@sughurta/account";
import { useSession } from "@sughurta/session";
import { useSessionKeeper } from "../session/browser-session.tsx";

/** Saves a paid policy in an account: in the person's own, or in one that a code opens (SPEC-68). */
export function SaveInAccount({ paymentId }: { paymentId: string }) {
  const keeper = useSessionKeeper();
  const isUser = useSession(({ visitor }) => visitor === "user");
  return isUser ? (
    <AccountOpened paymentId={paymentId} accountHref="/account" />
  ) : (
    <OpenAccount paymentId={paymentId} onSignedIn={keeper.signIn} />
  );
}
