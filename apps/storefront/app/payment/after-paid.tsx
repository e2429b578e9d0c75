import { SaveInAccount } from "../account/save-in-account.tsx";
import { ClearDeviceButton } from "../offline/clear-device-button.tsx";
import { StoredNote } from "../offline/stored-note.tsx";

/** Offers below a paid policy: offline access, an account, and deleting the data on this device. */
export function AfterPaid({
  paymentId,
  isPart,
  isStored,
}: {
  paymentId: string;
  /** A later instalment of an order, whose policy was offered after the first one. */
  isPart: boolean;
  /** The policy now opens without a network. */
  isStored: boolean;
}) {
  return (
    <>
      {isStored ? <StoredNote /> : null}
      {isPart ? null : <SaveInAccount paymentId={paymentId} />}
      <ClearDeviceButton />
    </>
  );
}

// Not imported as a whole package: the bundler would put all of it into one file, for each page of the account.
export { OpenPaidPolicy } from "@sughurta/account";
