import { telHref } from "@sughurta/domain";
import { useInsurer } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Banner, Button, ButtonLink, Card, Container, Grid, Stack } from "@sughurta/ui-kit";
import { useState } from "react";
import { CallbackDialog } from "../callback/callback-dialog.tsx";
import { contentTexts } from "../texts/content-texts.ts";

/** Keys of the questions with answers on the page of corporate medical insurance, in its texts. */
export const MEDICAL_QUESTIONS = ["question1", "question2", "question3"] as const;

const COVERS = ["cover1", "cover2", "cover3", "cover4"] as const;

const STEPS = ["step1", "step2", "step3"] as const;

/** Corporate medical insurance «Понимаю», with the contact of the head of the department (S0 §2). */
export function MedicalPage() {
  const { supportPhone } = useInsurer();
  const { t } = useTexts(contentTexts.medical);
  const [calling, setCalling] = useState(false);
  const request = (
    <Button variant="accent" size="large" onClick={() => setCalling(true)}>
      {t("medical.request")}
    </Button>
  );
  return (
    <Container className="sg-content-page">
      <Banner
        level={1}
        title={t("medical.title")}
        text={t("medical.lead")}
        actions={
          <>
            {request}
            <ButtonLink href="#medical-how" variant="secondary" size="large">
              {t("medical.howTitle")}
            </ButtonLink>
          </>
        }
      />
      <section aria-labelledby="medical-covers">
        <h2 id="medical-covers">{t("medical.coversTitle")}</h2>
        <Grid as="ul" min="small" className="sg-page__list">
          {COVERS.map((cover) => (
            <li key={cover}>
              <Card>
                <h3 className="sg-medical__name">{t(`medical.${cover}Title`)}</h3>
                <p className="sg-medical__text">{t(`medical.${cover}Text`)}</p>
              </Card>
            </li>
          ))}
        </Grid>
      </section>
      <div className="sg-medical__columns">
        <section aria-labelledby="medical-how">
          <h2 id="medical-how">{t("medical.howTitle")}</h2>
          <ol className="sg-medical__steps">
            {STEPS.map((step) => (
              <li key={step}>{t(`medical.${step}`)}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="medical-questions">
          <h2 id="medical-questions">{t("medical.questionsTitle")}</h2>
          <dl className="sg-medical__questions">
            {MEDICAL_QUESTIONS.map((question) => (
              <div key={question}>
                <dt>{t(`medical.${question}`)}</dt>
                <dd>{t(`medical.${question}Answer`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Card ground="sunken" as="section" aria-labelledby="medical-contact">
        <Stack align="start">
          <h2 id="medical-contact">{t("medical.contactTitle")}</h2>
          <p>
            <strong>{t("medical.contactPost")}</strong>
            <br />
            {t("medical.contactText", { phone: supportPhone })}
          </p>
          <Stack direction="row">
            <ButtonLink href={telHref(supportPhone)} icon="phone">
              {t("medical.call", { phone: supportPhone })}
            </ButtonLink>
            <ButtonLink href="/jur/product" variant="secondary">
              {t("medical.products")}
            </ButtonLink>
          </Stack>
        </Stack>
      </Card>
      <CallbackDialog open={calling} onClose={() => setCalling(false)} note={t("medical.title")} />
    </Container>
  );
}
