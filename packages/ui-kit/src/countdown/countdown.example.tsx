import { Countdown } from "@sughurta/ui-kit";

export const example = (
  <Countdown
    seconds={30}
    onDone={() => window.location.assign("/")}
    text={(secondsLeft) => `The home page opens in ${secondsLeft} seconds`}
    stopText="Stay here"
    stoppedText="You stay on this page."
  />
);
