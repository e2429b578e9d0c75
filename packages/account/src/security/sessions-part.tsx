import { useApiClient } from "@sughurta/api-client/react";
import { endOtherSessions, endUserSession, userSessions } from "@sughurta/contracts/session";
import { useTexts } from "@sughurta/i18n";
import { Badge, Button, Card, Stack } from "@sughurta/ui-kit";
import { LoadedSection, Refusal } from "../section/account-section.tsx";
import { ConfirmAction } from "../section/confirm-press.tsx";
import { readLocalDate } from "../section/local-date.ts";
import { useAction } from "../section/use-action.ts";
import { useApiQuery } from "../section/use-loaded.ts";
import { accountTexts } from "../texts/account-texts.ts";

export interface SessionsPartProps {
  /** Signs out of this browser. */
  readonly onSignOut: () => Promise<void>;
}

/** Sessions of the person: each can be ended, and all at once. */
export function SessionsPart({ onSignOut }: SessionsPartProps) {
  const { t, format } = useTexts(accountTexts);
  const client = useApiClient();
  const { busy, refusal, run } = useAction();
  const control = useApiQuery(() => client.send(userSessions, {}));

  const end = (id: string) =>
    run(async () => {
      const response = await client.send(endUserSession, { params: { id } });
      control.reload();
      // Ended already: as good.
      return response.status === 401 ? response.data.message : undefined;
    });
  const endEverywhere = () =>
    run(async () => {
      const response = await client.send(endOtherSessions, {});
      if (response.status !== 200) return response.data.message;
      await onSignOut();
      return undefined;
    });
  const endHere = () =>
    run(async () => {
      await onSignOut();
      return undefined;
    });

  return (
    <LoadedSection control={control}>
      {(sessions) => (
        <Stack>
          {sessions.map(({ id, device, seenAt, current }) => (
            <Card key={id}>
              <Stack direction="row" justify="between" align="center" gap="sm">
                <div>
                  <strong>{device || t("sessions.unknown")}</strong>
                  <br />
                  {t("sessions.seen", { date: format.date(readLocalDate(seenAt)) })}
                </div>
                {current ? (
                  <Badge tone="success">{t("sessions.current")}</Badge>
                ) : (
                  <div className="sg-account__quiet">
                    <ConfirmAction
                      label={t("sessions.end")}
                      name={t("sessions.endNamed", { device: device || t("sessions.unknown") })}
                      question={t("sessions.endAsk")}
                      confirmText={t("sessions.end")}
                      busy={busy}
                      onConfirm={() => void end(id)}
                    />
                  </div>
                )}
              </Stack>
            </Card>
          ))}
          <Refusal text={refusal} />
          <Stack direction="row" gap="sm" className="sg-account__actions">
            <Button variant="secondary" busy={busy} onClick={endHere}>
              {t("sessions.endHere")}
            </Button>
            <Button variant="quiet" busy={busy} onClick={endEverywhere}>
              {t("sessions.endAll")}
            </Button>
          </Stack>
        </Stack>
      )}
    </LoadedSection>
  );
}
