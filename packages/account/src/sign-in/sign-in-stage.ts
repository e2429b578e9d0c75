/** Modes: sign in, register, recover the password, or a required password change (SPEC-20). */
export type SignInStage = "login" | "register" | "recover" | "change";
