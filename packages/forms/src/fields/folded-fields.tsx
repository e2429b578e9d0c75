import { Disclosure, Icon } from "@sughurta/ui-kit";
import type { ReactNode } from "react";
import { useFormContext } from "../form/zod-form.ts";
import { valueAt } from "../validation/field-name.ts";

export interface FoldedFieldsProps {
  /** Label of the content as an action: "Add an address". */
  readonly label: ReactNode;
  /** Names of the fields inside: one that is filled in or wrong stays in sight. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** Fields that are mostly empty, collapsed into a line that adds them. */
export function FoldedFields({ label, names, children }: FoldedFieldsProps) {
  const { form } = useFormContext();
  const isNeeded = names.some(
    (name) => form.errors[name] !== undefined || Boolean(valueAt(form.values, name)),
  );
  return (
    <Disclosure
      className="sg-folded-fields"
      lineClassName="sg-folded-fields__line"
      staysOpen={isNeeded}
      line={
        <>
          <Icon name="plus" size="small" />
          {label}
        </>
      }
    >
      <div className="sg-folded-fields__inside">{children}</div>
    </Disclosure>
  );
}
