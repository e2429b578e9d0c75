import { BusyNotice } from "@sughurta/forms";

// In your code the seconds come from useServiceWait() of @sughurta/api-client/react; without any, render nothing.
export const example = <BusyNotice seconds={5} />;
