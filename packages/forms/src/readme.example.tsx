import * as z from "@sughurta/contracts/zod";
import {
  agreement,
  CheckboxInput,
  Form,
  PhoneInput,
  personName,
  phone,
  SubmitButton,
  TextInput,
  useZodForm,
} from "@sughurta/forms";

const schema = z.object({ name: personName, phone, agree: agreement });

export function CallMeForm({ onSend }: { onSend: (name: string, phone: string) => Promise<void> }) {
  const form = useZodForm({
    schema,
    initialValues: { name: "", phone: "", agree: false },
    onSubmit: (values) => onSend(values.name, values.phone),
  });
  return (
    <Form form={form}>
      <TextInput name="name" label="Имя" autoComplete="name" />
      <PhoneInput name="phone" label="Телефон" />
      <CheckboxInput name="agree" label="Согласен с правилами" />
      <SubmitButton>Перезвоните мне</SubmitButton>
    </Form>
  );
}
