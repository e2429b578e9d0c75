export { MotorQuickQuote } from "@sughurta/motor-flow";
