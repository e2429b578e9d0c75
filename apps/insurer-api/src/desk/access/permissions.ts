/** Roles of staff members at the desk. */
export const STAFF_ROLES = [
  "cashier",
  "claims",
  "support",
  "pricing",
  "editor",
  "auditor",
  "administrator",
] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** The only table of permissions: the roles that grant each. */
export const PERMISSIONS = {
  seePayments: ["cashier", "support", "auditor"],
  decidePayments: ["cashier"],
  seeRefunds: ["cashier", "auditor"],
  decideRefunds: ["cashier"],
  seePolicies: ["support", "cashier", "claims", "auditor"],
  seeSales: ["support", "auditor"],
  // A cashier decides about payments, and therefore does not sell.
  sellPolicies: ["support"],
  sendPolicies: ["support", "cashier", "claims"],
  cancelPolicies: ["cashier", "support"],
  correctPolicies: ["support", "cashier"],
  seeVehicles: ["support", "cashier", "auditor"],
  checkVehicles: ["support", "cashier"],
  seeClaims: ["claims", "auditor"],
  decideClaims: ["claims"],
  seeChecks: ["cashier", "claims", "support", "auditor"],
  decideChecks: ["cashier", "claims"],
  manageSanctions: ["cashier"],
  seeCalls: ["support"],
  handleResumes: ["support"],
  seeMessages: ["support", "auditor"],
  sendMessages: ["support"],
  seePrices: ["pricing", "auditor"],
  decidePrices: ["pricing"],
  seePartners: ["administrator", "pricing", "auditor"],
  managePartners: ["administrator"],
  seeContent: ["editor", "pricing", "auditor"],
  editContent: ["editor"],
  seeWebhookDeliveries: ["administrator", "auditor"],
  replayWebhooks: ["administrator"],
  seeSuspended: ["administrator", "cashier", "auditor"],
  decideSuspended: ["administrator", "cashier"],
  seeRegisters: ["cashier", "auditor"],
  reconcileStatements: ["cashier"],
  seeProposals: STAFF_ROLES,
  decideProposals: ["claims", "pricing", "editor", "cashier", "support", "administrator"],
  seeAudit: ["auditor", "administrator"],
  handlePeople: ["administrator"],
  manageStaff: ["administrator"],
  keepAccount: STAFF_ROLES,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof PERMISSIONS;

/** The first role that grants a permission; `undefined` if none of them does. */
export function roleFor(roles: readonly string[], permission: Permission): StaffRole | undefined {
  return PERMISSIONS[permission].find((role) => roles.includes(role));
}
