export { BusyNotice } from "./call-problem/busy-notice.tsx";
export {
  callProblemText,
  preloadCallProblemTexts,
  useCallProblemText,
} from "./call-problem/call-problem-text.ts";
export { CheckboxInput, RadioInput, SelectInput } from "./fields/choice-inputs.tsx";
export { ComboInput, type ComboInputProps, MultiComboInput } from "./fields/combo-inputs.tsx";
export { DateInput } from "./fields/date-input.tsx";
export { DateRangeInput } from "./fields/date-range-input.tsx";
export {
  contentViolation,
  FileInput,
  type FileInputProps,
  type FileState,
  sizeViolation,
} from "./fields/file-input.tsx";
export { FoldedFields, type FoldedFieldsProps } from "./fields/folded-fields.tsx";
export { PhoneInput } from "./fields/phone-input.tsx";
export { PasswordInput } from "./fields/secret-inputs.tsx";
export { EmailInput, TextAreaInput, TextInput } from "./fields/text-input.tsx";
export { FieldScope, useFormField } from "./fields/use-form-field.ts";
export type { FileViolation } from "./files/violation-in-bytes.ts";
export { Form, SubmitButton } from "./form/form.tsx";
export type { ErrorBanner } from "./form/form-errors.tsx";
export {
  type ErrorText,
  errorTextFrom,
  useErrorMessage,
  useErrorText,
} from "./form/use-error-message.ts";
export { type FormSchema, missingRulesCode, useZodForm } from "./form/use-zod-form.ts";
export { focusField, type ZodForm } from "./form/zod-form.ts";
export { type Insurer, InsurerProvider, useInsurer } from "./insurer/insurer-provider.tsx";
export { LazyBoundary } from "./lazy-boundary/lazy-boundary.tsx";
export { LazyDialogBoundary } from "./lazy-boundary/lazy-dialog-boundary.tsx";
export { loadFailureTexts } from "./lazy-boundary/load-failure-texts.ts";
export { type FormTexts, formTexts } from "./texts/form-texts.ts";
export { plainFormTexts } from "./uncontrolled-form/plain-form-texts.ts";
export { useUncontrolledForm } from "./uncontrolled-form/use-uncontrolled-form.ts";
export type { FieldError, FieldErrors } from "./validation/field-error.ts";
export { schemaErrors } from "./validation/schema-errors.ts";
export { formPath, type ServerFailure, type ServerFieldMap } from "./validation/server-errors.ts";
export { emailRule, requiredTextRule } from "./validation/text-rules.ts";
export {
  agreement,
  attachedFiles,
  choiceFrom,
  dateWithin,
  email,
  gender,
  newPassword,
  optionalDate,
  optionalEmail,
  optionalText,
  personName,
  phone,
  policyNumber,
  requiredText,
  resumeEmail,
  smsCode,
  withoutViolation,
} from "./validation/validators.ts";
export { getServerFields, toPayload, type WireField, wireField } from "./validation/wire-fields.ts";
