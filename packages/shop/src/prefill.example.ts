/** Address of a link to your own page, with your server's prefill for the visitor stored at the insurer. */
export async function insureLink(secretKey: string): Promise<string> {
  const response = await fetch("https://sughurta.example/v1/partner/prefill/", {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({
      buyer: { last_name: "Саидова", first_name: "Мадина", phone: "921234567" },
      others: [{ last_name: "Саидов", first_name: "Рустам", birth_date: "2015-04-02" }],
      trip: { country: ["TR"], begin_date: "2026-12-20", end_date: "2026-12-30" },
    }),
  });
  const { token } = await response.json();
  return `https://agency.example/insure#prefill=${token}`;
}

/** In the browser: the token for `<InsurerShop prefill={…}>`. */
export const prefillOfPage = () =>
  new URLSearchParams(window.location.hash.slice(1)).get("prefill") ?? undefined;
