import { SaveInAccount } from "../account/save-in-account.tsx";
import { ForgetDeviceButton } from "../offline/forget-device-button.tsx";
import { StoredNote } from "../offline/stored-note.tsx";

/** What is offered below a paid policy: the policy without a network, an account, and leaving nothing behind. */
export function AfterPaid({
  paymentId,
  isPart,
  isStored,
}: {
  paymentId: string;
  /** A later part of an order, whose policy was offered when the first was paid. */
  isPart: boolean;
  /** The policy opens without a network now. */
  isStored: boolean;
}) {
  return (
    <>
      {isStored ? <StoredNote /> : null}
      {isPart ? null : <SaveInAccount paymentId={paymentId} />}
      <ForgetDeviceButton />
    </>
  );
}

// Not imported as a whole package: the bundler would keep all of it in one file, for each page of the account.
export { OpenPaidPolicy } from "@sughurta/account";
