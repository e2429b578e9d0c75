import type { messages as ru } from "./ru.ts";

export const claimNumber =
  "Enter the eight letters and digits of the claim number, such as 3F2A-91BC";
export const claimNotFound =
  "There is no claim with this number and phone. Check both and get a new code";

export const messages: Record<keyof typeof ru, string> = {
  claimNumber,
  claimNotFound,
  testPolicy: "This is the number of a test policy: it is a specimen and not in force",
  filesMissing: "Choose at least one file",
  uploadOffset: "Part of the file is missing. The upload will continue from where it stopped",
  uploadProtocol: "This version of the upload protocol is not supported",
  filePassword:
    "The file has a password. Save it without the password, or take photos of its pages",
  fileUnexpected:
    "Files can only be added where the form asks for them. Reload the page and add the file again",
  fileUnsafe: "The file did not pass the check. Send another one",
  fileInQuarantine: "The file has not been checked yet. Try again in a few minutes",
  pictureTooLarge:
    "The picture has more than {{max}} megapixels. Make it smaller and send it again",
};
