import { useSessionKeeper } from "../session/browser-session.tsx";

/** Signs out, and takes the policies that were kept for this person off the device. */
export function useSignOut(): () => Promise<void> {
  const keeper = useSessionKeeper();
  return async () => {
    await keeper.signOut();
    const { forgetPolicies } = await import("./forget-policies.ts");
    await forgetPolicies();
  };
}
