import { createApiClient } from "@sughurta/api-client";
import {
  createSessionKeeper,
  createSessionStore,
  SessionProvider,
  useSession,
} from "@sughurta/session";

const getLanguage = () => "ru";
const store = createSessionStore();
const keeper = createSessionKeeper({ store, client: createApiClient({ getLanguage }) });

export const client = createApiClient({ getLanguage, getAccessToken: () => keeper.accessToken() });

function Greeting() {
  const visitor = useSession((session) => session.visitor);
  return <p>{visitor === "user" ? "С возвращением" : "Здравствуйте"}</p>;
}

export const example = (
  <SessionProvider store={store}>
    <Greeting />
  </SessionProvider>
);
