import "@sughurta/ui-kit/styles.css";
import "@sughurta/ui-kit/forms.css";
import { formTexts } from "@sughurta/forms";
import { I18nProvider, preloadTexts } from "@sughurta/i18n";
import { Container } from "@sughurta/ui-kit";
import { createRoot } from "react-dom/client";
import { LongForm } from "./long-form.tsx";

await preloadTexts("ru", [formTexts]);
createRoot(document.getElementById("root") ?? document.body).render(
  <I18nProvider language="ru">
    <Container width="form">
      <LongForm />
    </Container>
  </I18nProvider>,
);
