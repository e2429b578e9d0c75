import { Field, Formik } from "formik";
import i18next from "i18next";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { z } from "zod";
import { Insurance } from "./insurance";

// The host's own libraries, in other versions than ours.
await i18next.init({ lng: "de", resources: { de: { translation: { name: "Name" } } } });
const schema = z.object({ name: z.string().min(1) });

const place = document.getElementById("app");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Formik
        initialValues={{ name: "Anna" }}
        validate={(values) => (schema.safeParse(values).success ? {} : { name: "?" })}
        onSubmit={() => undefined}
      >
        {({ handleSubmit }) => (
          <form onSubmit={handleSubmit}>
            <label htmlFor="name">{i18next.t("name")}</label>
            <Field id="name" name="name" />
          </form>
        )}
      </Formik>
      <Insurance />
    </StrictMode>,
  );
}
