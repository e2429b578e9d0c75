import { useEffect, useState } from "react";
import type { SignInStage } from "./sign-in-stage.ts";

/** The way in that is shown: the one asked for, until a person takes another; asking for another one shows that. */
export function useSignInStage(asked: SignInStage) {
  const [stage, setStage] = useState(asked);
  // A person who has to change the password may meanwhile have signed out, or in, in another tab.
  useEffect(() => setStage(asked), [asked]);
  return [stage, setStage] as const;
}
