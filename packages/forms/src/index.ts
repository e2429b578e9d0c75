export {
  type CallProblemLike,
  callProblemText,
  preloadCallProblemTexts,
} from "./call-problem/call-problem-text.ts";
export { useCallProblemText } from "./call-problem/use-call-problem-text.ts";
export {
  CheckboxInput,
  type CheckboxInputProps,
  RadioInput,
  type RadioInputProps,
  SelectInput,
  type SelectInputProps,
  SwitchInput,
  type SwitchInputProps,
} from "./fields/choice-inputs.tsx";
export {
  ComboInput,
  type ComboInputProps,
  MultiComboInput,
  type MultiComboInputProps,
} from "./fields/combo-inputs.tsx";
export { DateInput, type DateInputProps } from "./fields/date-input.tsx";
export {
  type DateRangeEdge,
  DateRangeInput,
  type DateRangeInputProps,
} from "./fields/date-range-input.tsx";
export { FileInput, type FileInputProps, type FileState } from "./fields/file-input.tsx";
export { PhoneInput, type PhoneInputProps } from "./fields/phone-input.tsx";
export {
  OtpInput,
  type OtpInputProps,
  PasswordInput,
  type PasswordInputProps,
} from "./fields/secret-inputs.tsx";
export {
  EmailInput,
  TextAreaInput,
  type TextAreaInputProps,
  TextInput,
  type TextInputProps,
} from "./fields/text-input.tsx";
export { type BoundFieldProps, FieldScope, useFormField } from "./fields/use-form-field.ts";
export { focusField } from "./form/focus-field.ts";
export { Form, type FormProps } from "./form/form.tsx";
export type { ErrorBanner } from "./form/form-errors.tsx";
export { SubmitButton } from "./form/submit-button.tsx";
export { useAdoptTypedValues } from "./form/use-adopt-typed-values.ts";
export {
  type ErrorText,
  errorTextFrom,
  useErrorMessage,
  useErrorText,
} from "./form/use-error-message.ts";
export type { FormSchema, LateSchema } from "./form/use-form-rules.ts";
export { useZodForm, type ZodFormOptions } from "./form/use-zod-form.ts";
export { applyServerErrors, type ZodForm } from "./form/zod-form.ts";
export { setFormEngine } from "./form-state/form-engine.ts";
export type {
  FormState,
  FormStateOptions,
  HeldForm,
  UseFormState,
} from "./form-state/form-state.ts";
export { type Insurer, InsurerProvider, useInsurer } from "./insurer/insurer-provider.tsx";
export { LazyBoundary, type LazyBoundaryProps } from "./lazy-boundary/lazy-boundary.tsx";
export { plainFormTexts } from "./plain-form/plain-form-texts.ts";
export { type PlainFormOptions, usePlainForm } from "./plain-form/use-plain-form.ts";
export { SUBMIT_DEBOUNCE_MS, usePreventDoubleSubmit } from "./submit/use-prevent-double-submit.ts";
export { type FormTexts, formTexts } from "./texts/form-texts.ts";
export { laterFormTexts } from "./texts/later-form-texts.ts";
export type { FieldError, FieldErrors } from "./validation/field-error.ts";
export { schemaErrors } from "./validation/schema-errors.ts";
export { formPath, type ServerFailure, type ServerFieldMap } from "./validation/server-errors.ts";
export { emailRule, requiredTextRule, type TextRule } from "./validation/text-rules.ts";
export {
  agreement,
  attachedFiles,
  choiceOf,
  dateWithin,
  email,
  gender,
  newPassword,
  optionalDate,
  optionalEmail,
  optionalPhone,
  optionalText,
  personName,
  phone,
  policyNumber,
  requiredText,
  smsCode,
} from "./validation/validators.ts";
export {
  type PayloadOf,
  serverFieldsOf,
  toPayload,
  type WireField,
  type WireFields,
  wireField,
} from "./validation/wire-fields.ts";
