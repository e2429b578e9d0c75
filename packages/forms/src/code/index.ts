export { RepeatCode, type RepeatCodeProps } from "./repeat-code.tsx";
export { useWebOtp } from "./use-web-otp.ts";
