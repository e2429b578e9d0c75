import { errorTextFrom, Form, SubmitButton, type ZodForm } from "@sughurta/forms";
import { useTexts } from "@sughurta/i18n";
import { Button, Card, Stack } from "@sughurta/ui-kit";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { LoadedSection, Refusal } from "../section/account-section.tsx";
import { ConfirmAction } from "../section/confirm-press.tsx";
import { type ActionRefusal, useAction } from "../section/use-action.ts";
import type { LoadedControl } from "../section/use-loaded.ts";
import { savedTexts } from "../texts/account-texts.ts";

interface SavedItem {
  /** Omitted for items that cannot be changed or removed here. */
  readonly id: string | undefined;
  readonly title: string;
  readonly text: string;
  /** Which of them are names and numbers: browser translation leaves those unchanged. */
  readonly verbatim: readonly ("title" | "text")[];
  /** Other actions of the item. */
  readonly action?: ReactNode;
}

export interface SavedListProps<T> {
  readonly control: LoadedControl<readonly T[]>;
  readonly noneText: string;
  readonly addText: string;
  readonly describe: (item: T) => SavedItem;
  readonly remove: (id: string) => Promise<ActionRefusal>;
  /** The form for one of them, or for a new one; it calls back once that is saved. */
  readonly children: (known: T | undefined, onSaved: () => void) => ReactNode;
}

/** Represents the new item. */
const NEW = Symbol("new");

/** Items that a person saved for later orders: each can be changed and removed, and a new one added. */
export function SavedList<T>(props: SavedListProps<T>) {
  const { control, noneText, addText, describe, remove, children } = props;
  const { t } = useTexts(savedTexts);
  const { busy, refusal, run } = useAction();
  const [edited, setEdited] = useState<string | typeof NEW>();
  const list = useRef<HTMLDivElement>(null);

  const removeItem = (id: string) =>
    run(async () => {
      const refused = await remove(id);
      control.reload();
      return refused;
    });

  function close() {
    setEdited(undefined);
    list.current?.focus();
  }

  const form = (known: T | undefined) => (
    <EditedCard onCancel={close}>
      {children(known, () => {
        close();
        control.reload();
      })}
    </EditedCard>
  );

  return (
    <LoadedSection control={control}>
      {(items) => (
        <div ref={list} tabIndex={-1} className="sg-saved">
          <Stack>
            {items.length === 0 && edited !== NEW ? <p>{noneText}</p> : null}
            {items.map((item, place) => {
              const { id, title, text, verbatim, action } = describe(item);
              const keep = (part: "title" | "text") => (verbatim.includes(part) ? "no" : undefined);
              const name = [title, text].filter(Boolean).join(", ");
              if (id !== undefined && id === edited) return <div key={id}>{form(item)}</div>;
              return (
                <Card key={id ?? place}>
                  <Stack direction="row" justify="between" align="center" gap="sm">
                    <div className="sg-saved__text">
                      <strong translate={keep("title")}>{title}</strong>
                      <br />
                      <span translate={keep("text")}>{text}</span>
                    </div>
                    <Stack direction="row" gap="sm" className="sg-account__quiet">
                      {action}
                      {id === undefined ? null : (
                        <>
                          <Button
                            variant="quiet"
                            aria-label={t("list.changeNamed", { name })}
                            onClick={() => setEdited(id)}
                          >
                            {t("list.change")}
                          </Button>
                          <ConfirmAction
                            label={t("list.remove")}
                            name={t("list.removeNamed", { name })}
                            question={t("list.removeAsk")}
                            confirmText={t("list.remove")}
                            busy={busy}
                            onConfirm={() => void removeItem(id)}
                          />
                        </>
                      )}
                    </Stack>
                  </Stack>
                </Card>
              );
            })}
            <Refusal text={refusal} />
            {edited === NEW ? (
              form(undefined)
            ) : (
              <Stack direction="row">
                <Button variant="secondary" icon="plus" onClick={() => setEdited(NEW)}>
                  {addText}
                </Button>
              </Stack>
            )}
          </Stack>
        </div>
      )}
    </LoadedSection>
  );
}

interface EditedCardProps {
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form in the place of what it changes; its first field has the focus. */
function EditedCard({ onCancel, children }: EditedCardProps) {
  const { t } = useTexts(savedTexts);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, []);
  return (
    <Card ground="sunken">
      <Stack gap="sm">
        <div ref={card}>{children}</div>
        <Button wide variant="quiet" onClick={onCancel}>
          {t("list.cancel")}
        </Button>
      </Stack>
    </Card>
  );
}

export interface SavedFormProps<Values> {
  readonly form: ZodForm<Values>;
  readonly refusal: string | undefined;
  readonly children: ReactNode;
}

/** A form for an item saved for later orders, with the texts of its errors. */
export function SavedForm<Values>({ form, refusal, children }: SavedFormProps<Values>) {
  const { t } = useTexts(savedTexts);
  return (
    <Form form={form} errorText={useMemo(() => errorTextFrom(t), [t])}>
      <Stack>
        {children}
        <Refusal text={refusal} />
        <SubmitButton>{t("list.save")}</SubmitButton>
      </Stack>
    </Form>
  );
}
