import { useApiClient } from "@sughurta/api-client/react";
import { addAddress, addresses, changeAddress, removeAddress } from "@sughurta/contracts/account";
import type { ResponseOf } from "@sughurta/contracts/core";
import * as z from "@sughurta/contracts/zod";
import { requiredText, TextInput, useZodForm } from "@sughurta/forms";
import { optionalPostalCode, PostalCodeInput } from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { SavedForm, SavedList } from "../saved/saved-list.tsx";
import { useSave } from "../section/use-action.ts";
import { useApiQuery } from "../section/use-loaded.ts";
import { savedTexts } from "../texts/account-texts.ts";

type SavedAddress = ResponseOf<typeof addresses, 200>[number];

const schema = z.object({
  city: requiredText(40),
  address: requiredText(150),
  postalCode: optionalPostalCode,
});

/** Addresses of the person: the list, and a form for each and for one more. */
export function AddressesPart() {
  const { t } = useTexts(savedTexts);
  const client = useApiClient();
  const control = useApiQuery(() => client.send(addresses, {}));
  return (
    <SavedList
      control={control}
      noneText={t("addresses.none")}
      addText={t("addresses.add")}
      describe={({ id, city, address, postalCode }) => ({
        id,
        title: city,
        text: [address, postalCode].filter(Boolean).join(", "),
        verbatim: ["title", "text"],
      })}
      remove={async (id) => {
        const response = await client.send(removeAddress, { params: { id } });
        return response.status === 200 ? undefined : response.data.message;
      }}
    >
      {(known, onSaved) => <AddressForm known={known} onSaved={onSaved} />}
    </SavedList>
  );
}

interface AddressFormProps {
  readonly known: SavedAddress | undefined;
  readonly onSaved: () => void;
}

function AddressForm({ known, onSaved }: AddressFormProps) {
  const { t } = useTexts(savedTexts);
  const client = useApiClient();
  const { refusal, save } = useSave(onSaved);
  const form = useZodForm({
    initialValues: {
      city: known?.city ?? "",
      address: known?.address ?? "",
      postalCode: known?.postalCode ?? "",
    },
    schema,
    onSubmit: (body, current) =>
      save(current, () =>
        known
          ? client.send(changeAddress, { params: { id: known.id }, body })
          : client.send(addAddress, { body }),
      ),
  });
  return (
    <SavedForm form={form} refusal={refusal}>
      <TextInput name="city" label={t("addresses.city")} autoComplete="address-level2" />
      <TextInput name="address" label={t("addresses.address")} autoComplete="street-address" />
      <PostalCodeInput name="postalCode" autoComplete="postal-code" />
    </SavedForm>
  );
}
