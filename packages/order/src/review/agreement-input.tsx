import { Agreement } from "@sughurta/checkout";
import { useFormField } from "@sughurta/forms";

/** The agreement checkbox of an order, bound to `agree` of the surrounding form (S0 §5). */
export function AgreementInput() {
  const { id, value, setValue, error } = useFormField(
    { name: "agree", label: undefined },
    readTicked,
  );
  return <Agreement id={id} checked={value === true} onValueChange={setValue} error={error} />;
}

function readTicked(control: Element | RadioNodeList): boolean | undefined {
  return control instanceof HTMLInputElement ? control.checked : undefined;
}
