import { LazyDialogBoundary, type ZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { lazyComponent, lazyModule } from "@sughurta/lazy-module";
import { Button } from "@sughurta/ui-kit";
import { useState } from "react";
import type { TravelOrderValues } from "#src/model/order-values.ts";
import { travelTexts } from "#src/texts/travel-texts.ts";
import type { AddedPeople } from "./listed-people.ts";

const dialogModule = lazyModule(async () => {
  const [{ TravellersDialog }, { AddedNotice }] = await Promise.all([
    import("./travellers-dialog.tsx"),
    import("./added-notice.tsx"),
  ]);
  return { TravellersDialog, AddedNotice };
});
const TravellersDialog = lazyComponent(dialogModule, (module) => module.TravellersDialog);
const AddedNotice = lazyComponent(dialogModule, (module) => module.AddedNotice);

/** Offers to add insured persons from a file; the code of the dialog is fetched when it is opened. */
export function TravellersFile({ form }: { readonly form: ZodForm<TravelOrderValues> }) {
  const { t } = useTexts(travelTexts);
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState<AddedPeople>();
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="secondary" icon="upload" onClick={() => setOpen(true)}>
        {t("people.fromFile")}
      </Button>
      {open ? (
        <LazyDialogBoundary fallback={null} open={open} onClose={close}>
          <TravellersDialog
            form={form}
            onClose={close}
            onAdded={(people) => {
              setAdded(people);
              close();
            }}
          />
        </LazyDialogBoundary>
      ) : null}
      <div role="status" className="sg-from-file__status">
        {added ? <AddedNotice {...added} /> : null}
      </div>
    </div>
  );
}
