import { ErrorSummary } from "@sughurta/ui-kit";

export const example = (
  <ErrorSummary
    title="Two answers are missing"
    errors={[
      { fieldId: "surname", text: "Write the surname" },
      { fieldId: "phone", text: "Write the phone number" },
    ]}
    moreText={(count) => `${count} more`}
  />
);
