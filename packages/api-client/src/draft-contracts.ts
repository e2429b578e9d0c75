export { discardDraft, readDraft, saveDraft } from "@sughurta/contracts";
