import type { SignInStage } from "@sughurta/account";
import { useSearchParams } from "react-router";

const PARAMETER = "way";
const WAYS = ["register", "recover"] as const;

/** The sign-in method in the address, so that it survives a reload and a language change. */
export function useSignInWay(mustChange: boolean) {
  const [search, setSearch] = useSearchParams();
  const way = WAYS.find((one) => one === search.get(PARAMETER));
  const initialStage: SignInStage = mustChange ? "change" : (way ?? "login");
  return {
    initialStage,
    onStage: (stage: SignInStage) =>
      setSearch(
        (before) => {
          const isNamed = WAYS.some((one) => one === stage);
          if (isNamed) before.set(PARAMETER, stage);
          else before.delete(PARAMETER);
          return before;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
