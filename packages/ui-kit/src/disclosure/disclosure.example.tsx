import { Disclosure } from "@sughurta/ui-kit";

export const example = (
  <Disclosure className="more" lineClassName="more__line" line="Add an address" staysOpen={false}>
    <p>The address is needed only for a paper policy.</p>
  </Disclosure>
);
