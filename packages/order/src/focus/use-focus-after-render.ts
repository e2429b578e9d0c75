import { focusField, type ZodForm } from "@sughurta/forms";
import { useCallback, useEffect, useState } from "react";

/**
 * Puts the focus on a field once a change is on the screen, for a control that goes away with it. Ask for it
 * together with the change: effects of an earlier render may still be to come and must not see the wish.
 */
export function useFocusAfterRender({ fields }: Pick<ZodForm, "fields">) {
  const [next, setNext] = useState<{ readonly name: string }>();

  useEffect(() => {
    if (next) focusField({ fields }, next.name);
  }, [fields, next]);

  return useCallback((name: string) => setNext({ name }), []);
}
