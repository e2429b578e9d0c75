import type { PartnerCard } from "@sughurta/contracts/content";
import { Initials } from "../pages/initials.tsx";

/** Logo of a partner that leads to its page. */
export function PartnerTile({ partner }: { readonly partner: PartnerCard }) {
  return (
    <a className="sg-partner" href={`/partners/${encodeURIComponent(partner.id)}`}>
      {partner.img ? (
        <span className="sg-logo-plate">
          <img src={partner.img} alt="" width={600} height={400} loading="lazy" decoding="async" />
        </span>
      ) : (
        <span className="sg-partner__initials">
          <Initials of={partner.name} />
        </span>
      )}
      <span className="sg-partner__name">{partner.name}</span>
    </a>
  );
}
