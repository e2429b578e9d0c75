import { Popover } from "@sughurta/ui-kit";

export const example = (
  <Popover opener="What is a franchise?" title="Franchise" closeText="Close">
    The part of a damage that you pay yourself.
  </Popover>
);
