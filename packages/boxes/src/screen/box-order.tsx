import { PromoCode } from "@sughurta/checkout";
import { boxCover, firstPaidDay, type InsuredKind } from "@sughurta/domain/box";
import { HOLDER_AGE, type LoadPassportReader } from "@sughurta/domain/person";
import {
  CheckboxInput,
  FieldScope,
  focusField,
  LazyBoundary,
  useErrorText,
  type ZodForm,
} from "@sughurta/forms";
import {
  BirthDateInput,
  ContactInputs,
  DocumentInputs,
  GenderInput,
  holderBirthDates,
  NameInputs,
  OwnCitizenshipInput,
  ReadPassport,
} from "@sughurta/forms/people";
import { useTexts } from "@sughurta/i18n";
import { type LazyModule, lazyModule } from "@sughurta/lazy-module";
import { AgreementInput, OrderScreen, ReminderConsent } from "@sughurta/order";
import { DraftNote } from "@sughurta/order/draft";
import { DraftFromAnotherDevice } from "@sughurta/order/draft-transfer";
import { FillFromProfile } from "@sughurta/order/fill-from-profile";
import { FieldGroup } from "@sughurta/order/options";
import { QuoteFromLink, ShareQuote } from "@sughurta/order/quote-link";
import { Accordion, Breadcrumbs, Icon } from "@sughurta/ui-kit";
import { useMemo } from "react";
import { BoxTerms } from "../catalogue/box-terms.tsx";
import {
  type BoxOrderValues,
  HOLDER_CONTACTS,
  HOLDER_FIELDS,
  HOLDER_PROFILE_FIELDS,
} from "../model/box-order-values.ts";
import type { InsuredPart } from "../model/insured-part.ts";
import { boxQuoteSharing } from "../quote-link/box-quote-sharing.ts";
import { boxOrderTexts, boxTermsTexts, insuredTexts } from "../texts/boxes-texts.ts";
import { OrderSummary } from "./order-summary.tsx";
import { type BoxOrderProps, useBoxOrder } from "./use-box-order.ts";

export interface HolderFieldsProps {
  readonly form: ZodForm<BoxOrderValues>;
  readonly today: string;
  readonly passportReader: LoadPassportReader | undefined;
}

/** No fields where the holder is insured. */
const HOLDER_PART: InsuredPart = {
  toInsured: () => ({}),
  serverFields: {},
  rows: () => [],
  place: "afterHolder",
  Fields: () => null,
};

/** Form parts by the kind of insured people or things; only the box's own is fetched. */
const insuredParts: Readonly<Record<InsuredKind, Pick<LazyModule<InsuredPart>, "use">>> = {
  holder: { use: () => HOLDER_PART },
  people: lazyModule(async () => (await import("../steps/insured/people-part.tsx")).peoplePart),
  address: lazyModule(async () => (await import("../steps/insured/home-part.tsx")).homePart),
  car: lazyModule(async () => (await import("../steps/insured/car-part.tsx")).carPart),
  trip: lazyModule(async () => (await import("../steps/insured/trip-part.tsx")).tripPart),
};

/** Purchase form of a box: what it insures, holder, promo code, agreement, Buy (S0 §2, §4, §5, SPEC-65). */
export function BoxOrder(props: BoxOrderProps) {
  return (
    <LazyBoundary>
      <OrderForm key={props.product.slug} {...props} />
    </LazyBoundary>
  );
}

function OrderForm(props: BoxOrderProps) {
  const { product, links, today, operators, passportReader, onResult } = props;
  const { insures = "holder", activeMonths, terms } = product;
  const { t } = useTexts(boxOrderTexts);
  const { t: insuredText } = useTexts(insuredTexts);
  const { t: termsText } = useTexts(boxTermsTexts);
  const errorText = useErrorText(insuredTexts);
  const insured = insuredParts[insures].use();
  const { wizard, rules, purchase, draft } = useBoxOrder(props, insured);
  const { form } = wizard;
  const { beginDate } = form.values;
  const { startDate } = boxCover(today, activeMonths, beginDate || undefined);
  const part = { form, rules, passportReader };
  const sharing = useMemo(() => boxQuoteSharing(product.slug), [product.slug]);

  const crumbs = [
    { label: t("boxes"), href: links?.catalogue },
    { label: product.title, href: links?.box?.(product.slug) },
  ].filter(({ href }) => href !== undefined);

  return (
    <OrderScreen
      className="sg-box-order"
      wizard={wizard}
      purchase={purchase}
      draft={draft}
      payment={{ phone: form.values.holderPhone, operators, onResult }}
      breadcrumbs={
        crumbs.length > 0 ? <Breadcrumbs label={t("crumbs")} crumbs={crumbs} /> : undefined
      }
      title={product.title}
      lead={
        <p className="sg-box-order__lead sg-lead">
          {insures === "holder" ? t("lead") : insuredText(`${insures}.lead`)}
        </p>
      }
      beforeForm={
        <>
          <DraftFromAnotherDevice draft={draft} here={product.title} />
          <QuoteFromLink
            sharing={sharing}
            draft={draft}
            quote={purchase.quote}
            here={product.title}
            today={today}
          />
        </>
      }
      notice={
        draft.notice === "restored" ? (
          <DraftNote notice={draft.notice} onResetOrder={draft.resetOrder} />
        ) : null
      }
      errorText={errorText}
      afterNext={
        <p className="sg-box-order__secure">
          <Icon name="shield" size="small" /> {t("secure")}
        </p>
      }
      aside={
        <OrderSummary
          product={product}
          insured={insured.rows(form.values, insuredText)}
          beginDate={beginDate && startDate}
          firstPaidDay={terms && firstPaidDay(startDate, terms)}
          quote={purchase.quote}
        >
          <ShareQuote
            sharing={sharing}
            values={form.values}
            quote={purchase.quote}
            today={today}
            title={product.title}
            href={props.transferHref}
          />
        </OrderSummary>
      }
    >
      {insured.place === "beforeHolder" ? <insured.Fields {...part} /> : null}
      <HolderFields form={form} today={today} passportReader={passportReader} />
      {insured.place === "afterHolder" ? <insured.Fields {...part} /> : null}
      {terms ? (
        <Accordion
          items={[{ key: "terms", title: termsText("all"), content: <BoxTerms terms={terms} /> }]}
        />
      ) : null}
      {terms?.declaration === undefined ? null : (
        <CheckboxInput name="declaration" label={terms.declaration} />
      )}
      <PromoCode coupon={purchase.coupon} />
      <AgreementInput />
    </OrderScreen>
  );
}

/** The buyer with document and contacts; names of fields as in S0 §3. */
function HolderFields({ form, today, passportReader }: HolderFieldsProps) {
  const { t } = useTexts(boxOrderTexts);

  return (
    <FieldScope.Provider value={t("person")}>
      <FieldGroup title={t("person")}>
        <FillFromProfile
          who="self"
          fields={HOLDER_PROFILE_FIELDS}
          onChoose={(known) => {
            form.setValues((before) => ({ ...before, ...known }));
            focusField(form, HOLDER_FIELDS.name.lastName);
          }}
        />
        <NameInputs fields={HOLDER_FIELDS.name} own />
        <ReadPassport load={passportReader} fields={HOLDER_PROFILE_FIELDS} today={today} />
        <GenderInput name="holderGender" />
        <BirthDateInput
          name="holderBirthDate"
          {...holderBirthDates(today, HOLDER_AGE)}
          today={today}
          own
        />
        <OwnCitizenshipInput name="holderCountry" />
      </FieldGroup>
      <FieldGroup title={t("document")}>
        <DocumentInputs fields={HOLDER_FIELDS.document} today={today} />
      </FieldGroup>
      <FieldGroup title={t("contacts")}>
        <ContactInputs
          fields={HOLDER_FIELDS.contacts}
          rules={HOLDER_CONTACTS}
          phoneHint={t("contactsHint")}
          emailHint={t("emailHint")}
          own
        />
        <ReminderConsent />
      </FieldGroup>
    </FieldScope.Provider>
  );
}
