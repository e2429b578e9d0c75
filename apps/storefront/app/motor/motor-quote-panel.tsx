import { MotorQuickQuote } from "@sughurta/motor-flow";
import { useSession } from "@sughurta/session";
import { useNavigate } from "react-router";
import styles from "../styles/motor-quote.css?url";
import { MOTOR_LINKS } from "./motor-links.ts";
import { pendingAnswers } from "./pending-car.ts";

/** The quick quote, which links to the order of the compulsory policy; its styles are loaded with it. */
export function MotorQuotePanel({ today }: { today: string }) {
  const { coupon, partner } = useSession((session) => session.attribution);
  const navigate = useNavigate();
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <MotorQuickQuote
        today={today}
        coupon={coupon}
        partner={partner}
        onContinue={(answers) =>
          void navigate(MOTOR_LINKS.order("MTPL"), {
            state: pendingAnswers.toNavigationState(answers),
          })
        }
      />
    </>
  );
}
