import { focusField, type ZodForm } from "@sughurta/forms";
import { useCallback, useEffect, useState } from "react";

/**
 * Puts the focus on a field after the next render, for a control that disappears with the change. Call it together with
 * the change: pending effects of an earlier render must not handle the request.
 */
export function useFocusAfterRender({ fields }: Pick<ZodForm, "fields">) {
  const [next, setNext] = useState<{ readonly name: string }>();

  useEffect(() => {
    if (next) focusField({ fields }, next.name);
  }, [fields, next]);

  return useCallback((name: string) => setNext({ name }), []);
}
