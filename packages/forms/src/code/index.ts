export { RepeatCode } from "./repeat-code.tsx";
export {
  SmsCodeInput,
  useCodeProblemText,
  useFirstFieldFocus,
  useWebOtp,
} from "./sms-code-input.tsx";
