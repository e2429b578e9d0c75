/** What a person does to get in: signs in, registers, recovers the password, or has to change it (SPEC-20). */
export type SignInStage = "login" | "register" | "recover" | "change";
