export { RepeatCode } from "./repeat-code.tsx";
export { SmsCodeInput } from "./sms-code-input.tsx";
export { useCodeProblemText } from "./use-code-problem-text.ts";
export { useFirstFieldFocus } from "./use-first-field-focus.ts";
export { useWebOtp } from "./use-web-otp.ts";
