import type { ru } from "./staff-failures.ru.ts";

export const en: Record<keyof typeof ru, string> = {
  decidedBefore: "This has been decided already, perhaps by somebody else. Reload the page",
  addressWrong: "Check the email or phone",
  noteMissing: "Write the note",
  tooManyViews: "You have saved 20 lists. Remove one that you do not need",
  reasonMissing: "Write who decides and why",
  receiptsUndecided: "First accept or reject every receipt of this payment",
  amountTooSmall: "{{sum}} TJS is still missing: ask for the rest by a link, or refund the money",
  restAsked: "The rest has been asked for already, and the link is still valid",
  otherCurrency: "The money came in another currency: it can only be refunded",
  coverBegan: "The money came after the first day of the cover: it can only be refunded",
  noMoneyCame: "There is no money of this payment to decide about",
  refundTooLarge: "From 0.01 to {{sum}} TJS",
  moneyNotRefunded: "Money came with this payment, {{sum}} TJS: accept or refund it",
  paymentStillOpen: "This payment can still be paid: close it when its time is over",
  moneyRecorded: "The money of this payment or transfer has been recorded already",
  pictureNotShown: "This picture cannot be shown here. Save the file and open it on the computer",
  statementUnreadable:
    "The statement cannot be read. Attach an XLSX or CSV table with column headings",
  monthClosed: "This month is closed. Its statement and lines can no longer be changed",
  itemsOpen: "There are open lines: {{sum}}. Close each of them and try again",
  correctionPaymentOpen:
    "A payment for this policy is in progress. Wait until it ends or close it, then correct the policy",
  periodWrong: "Enter the first and the last day: a period of at most one year",
  fileTooLong: "The file would have more than 100 000 rows. Choose fewer days",
  contentFileType: "Only JPG, PNG, WebP, AVIF and PDF are shown on the site",
  staffSignIn:
    "The name, password or code is wrong. The code changes every 30 seconds and works once",
  staffForbidden: "You do not have permission to do this. Ask an administrator",
  deskAddress: "This is not the address of the desk. Open it at {{url}}",
  personalHidden: "Personal data is hidden. Show it first and say why",
  secondPerson:
    "Somebody else has to confirm a refund of this size: you have dealt with it already",
  secondPersonNeeded: "A second person confirms this decision",
  proposalSecondPerson: "Someone else must confirm it: you proposed it",
  personUnknown: "Nothing is stored about a person with this phone",
  personBlocked: "The data cannot be erased yet: the reasons are on the page of the person",
  proposalOpen: "There is an open proposal about this. Confirm or reject it first",
  claimAboveSum:
    "The payout is more than the sum insured: {{sum}} TJS remain after earlier payouts of the policy",
  claimPapersUnnamed:
    "Write which documents are needed: the claimant sees it in the email and on the claim page",
  claimSumMissing: "Enter the amount to pay, more than zero",
  claimRefusalMissing: "Write the reason for the refusal: the claimant reads it",
  claimMessageMissing: "Write a message to the claimant",
  claimAnnounced:
    "The decision cannot be withdrawn any more: the claimant has been informed. Propose to reopen the claim",
  claimNotDecided: "Only a decision of which the claimant has been informed can be reopened",
  reserveWrong: "The reserve is an amount in TJS, zero or more",
  priceSecondPerson: "Somebody else has to confirm this price: you proposed it",
  priceNotPositive: "A price is more than zero. To stop selling the policy, take it off sale",
  dayPassed: "This day has passed. Choose today or a later one",
  rateNotPositive: "A rate is more than zero",
  couponCodeWrong: "A promo code has 3–20 Latin letters, digits and hyphens",
  couponExists: "This promo code already exists. Choose another one",
  couponValueWrong: "A discount is more than zero, and in percent 100 at most",
  couponDaysWrong: "The last day of a promo code cannot be before the first",
  couponLimitWrong: "The number of uses is whole and more than zero",
  partnerCodeWrong: "A partner’s code has 1 to 64 Latin letters, digits, hyphens or underscores",
  partnerExists: "A partner with this code already exists. Choose another one",
  partnerNameMissing: "Write what the partner is called",
  partnerOriginWrong:
    "An origin is written https://agency.example, without a path and without a slash at the end. For previews: https://*.preview.agency.example",
  partnerOriginTooWide:
    "This pattern also matches other people’s sites. After “*.” use a domain that belongs to the partner",
  partnerPageWrong:
    "A return page has to be on one of the partner’s origins, and the first has no “*” in its host",
  partnerKeyDays: "Earlier keys can stay valid for 0 to 90 days",
  partnerWebhookWrong: "An address for webhooks begins with https:// and has no password in it",
  partnerWebhookPrivate:
    "This address leads into a private network. Enter one that the internet reaches",
  partnerShareWrong: "A commission is 0 to 100 percent, with two decimals at most",
  passkeyRefused:
    "The passkey did not work. Reload the page and try again, or sign in with password and code",
  passkeyName: "Give the passkey a name, such as “Work laptop”",
  staffNameWrong:
    "A sign-in name has 2 to 40 small Latin letters, digits, full stops, hyphens or underscores",
  staffExists: "This sign-in name is already taken. Choose another one",
  staffRolesSame: "The member of staff has these roles already",
  staffRolesWait:
    "Roles are proposed for this member of staff already: confirm or reject them first",
  staffSecondPerson: "Another administrator confirms roles: you have proposed these",
  lastAdministrator: "This is the last administrator. Give somebody else the role first",
  contentChanged: "Somebody has saved another version of this text meanwhile",
};
