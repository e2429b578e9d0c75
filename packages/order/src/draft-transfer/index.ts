export { ContinueOnAnotherDevice, DraftFromAnotherDevice } from "./another-device.tsx";
export { isTransferLink } from "./transfer-link.ts";
export { transferTexts } from "./transfer-texts.ts";
