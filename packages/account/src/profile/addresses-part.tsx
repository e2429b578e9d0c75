import { useApiClient } from "@sughurta/api-client/react";
import { addAddress, addresses, removeAddress } from "@sughurta/contracts";
import {
  Form,
  optionalText,
  requiredText,
  SubmitButton,
  TextInput,
  useZodForm,
} from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Stack } from "@sughurta/ui-kit";
import * as z from "zod/mini";
import { Refusal } from "../cabinet/refusal.tsx";
import { useAction } from "../cabinet/use-action.ts";
import { useLoaded } from "../cabinet/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";
import { SavedList } from "./saved-list.tsx";

const schema = z.object({
  city: requiredText(40),
  address: requiredText(150),
  postalCode: optionalText(10),
});

/** Addresses of the person: the list, and a form for one more. */
export function AddressesPart() {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const control = useLoaded(async () => {
    const answer = await client.send(addresses, {});
    if (answer.status !== 200) throw new Error(answer.data.message);
    return answer.data;
  });
  return (
    <SavedList
      control={control}
      noneText={t("addresses.none")}
      addText={t("addresses.add")}
      describe={({ id, city, address, postalCode }) => ({
        id,
        title: city,
        text: [address, postalCode].filter(Boolean).join(", "),
      })}
      remove={async (id) => {
        const answer = await client.send(removeAddress, { params: { id } });
        return answer.status === 200 ? undefined : answer.data.message;
      }}
    >
      {(onSaved) => <AddressForm onSaved={onSaved} />}
    </SavedList>
  );
}

function AddressForm({ onSaved }: { readonly onSaved: () => void }) {
  const { t } = useTexts(accountTexts);
  const client = useApiClient();
  const { refusal, run } = useAction();
  const form = useZodForm({
    initialValues: { city: "", address: "", postalCode: "" },
    schema,
    onSubmit: (body, current) =>
      run(async () => {
        const answer = await client.send(addAddress, { body });
        if (answer.status === 201) onSaved();
        else if (answer.status === 422) current.applyServerErrors(answer.data);
        else return answer.data.message;
        return undefined;
      }),
  });
  return (
    <Form form={form}>
      <Stack>
        <TextInput name="city" label={t("addresses.city")} autoComplete="address-level2" />
        <TextInput name="address" label={t("addresses.address")} autoComplete="street-address" />
        <TextInput
          name="postalCode"
          label={t("addresses.postalCode")}
          optional
          width="short"
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Refusal text={refusal} />
        <SubmitButton>{t("profile.save")}</SubmitButton>
      </Stack>
    </Form>
  );
}
