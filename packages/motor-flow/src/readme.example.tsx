import { I18nProvider } from "@sughurta/i18n";
import { MotorStepList } from "@sughurta/motor-flow";
import { Suspense } from "react";

export const example = (
  <I18nProvider language="ru">
    <Suspense fallback="…">
      <MotorStepList product="ECI" current="programme" />
    </Suspense>
  </I18nProvider>
);
