export { RepeatCode, type RepeatCodeProps } from "./repeat-code.tsx";
export { useFirstFieldFocus } from "./use-first-field-focus.ts";
export { useWebOtp } from "./use-web-otp.ts";
