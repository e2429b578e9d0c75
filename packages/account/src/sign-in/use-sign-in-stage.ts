import { useEffect, useState } from "react";
import type { SignInStage } from "./sign-in-stage.ts";

/** The current mode: the requested one, until a person switches; another request replaces it. */
export function useSignInStage(asked: SignInStage) {
  const [stage, setStage] = useState(asked);
  // A person who has to change the password may have signed out, or in, in another tab in the meantime.
  useEffect(() => setStage(asked), [asked]);
  return [stage, setStage] as const;
}
