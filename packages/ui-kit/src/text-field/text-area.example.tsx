import { TextArea } from "@sughurta/ui-kit";

export const example = (
  <TextArea name="note" label="What happened" hint="3 to 999 characters" rows={4} />
);
