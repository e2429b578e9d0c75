export { ContinueOnAnotherDevice } from "./continue-on-another-device.tsx";
export { DraftFromAnotherDevice } from "./draft-from-another-device.tsx";
export { isTransferLink } from "./transfer-link.ts";
export { transferTexts } from "./transfer-texts.ts";
