import { useTexts } from "@sughurta/i18n";
import { Button, Card, Stack } from "@sughurta/ui-kit";
import { type ReactNode, useState } from "react";
import { LoadedSection } from "../cabinet/loaded-section.tsx";
import { Refusal } from "../cabinet/refusal.tsx";
import { type ActionRefusal, useAction } from "../cabinet/use-action.ts";
import type { LoadedControl } from "../cabinet/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";

interface SavedItem {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface SavedListProps<T> {
  readonly control: LoadedControl<readonly T[]>;
  readonly noneText: string;
  readonly addText: string;
  readonly describe: (item: T) => SavedItem;
  readonly remove: (id: string) => Promise<ActionRefusal>;
  /** The form for one more; it calls back once that is saved. */
  readonly children: (onSaved: () => void) => ReactNode;
}

/** What a person saved for later orders: each can be removed, and one more added. */
export function SavedList<T>(props: SavedListProps<T>) {
  const { control, noneText, addText, describe, remove, children } = props;
  const { t } = useTexts(accountTexts);
  const { busy, refusal, run } = useAction();
  const [adding, setAdding] = useState(false);

  const removeItem = (id: string) =>
    run(async () => {
      const refused = await remove(id);
      control.reload();
      return refused;
    });

  return (
    <LoadedSection control={control}>
      {(items) => (
        <Stack>
          {items.length === 0 && !adding ? <p>{noneText}</p> : null}
          {items.map(describe).map(({ id, title, text }) => (
            <Card key={id}>
              <Stack direction="row" justify="between" align="center" gap="sm">
                <div>
                  <strong>{title}</strong>
                  <br />
                  {text}
                </div>
                <Button
                  variant="quiet"
                  busy={busy}
                  aria-label={t("profile.removeNamed", { name: `${title}, ${text}` })}
                  onClick={() => removeItem(id)}
                >
                  {t("profile.remove")}
                </Button>
              </Stack>
            </Card>
          ))}
          <Refusal text={refusal} />
          {adding ? (
            <Card tone="sunken">
              {children(() => {
                setAdding(false);
                control.reload();
              })}
            </Card>
          ) : (
            <Stack direction="row">
              <Button variant="secondary" icon="plus" onClick={() => setAdding(true)}>
                {addText}
              </Button>
            </Stack>
          )}
        </Stack>
      )}
    </LoadedSection>
  );
}
