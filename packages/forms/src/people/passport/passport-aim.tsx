/** How the page lies in the picture: the photo above, both lines whole and level at its foot. */
export function PassportAim() {
  return (
    <svg viewBox="0 0 250 176" aria-hidden="true" className="sg-passport-aim">
      <rect x="1" y="1" width="248" height="174" rx="8" fill="none" stroke="currentColor" />
      <rect x="14" y="18" width="62" height="82" rx="4" fill="currentColor" opacity="0.25" />
      <path d="M92 28h70M92 48h110M92 68h90M92 88h60" stroke="currentColor" opacity="0.35" />
      <rect
        x="8"
        y="122"
        width="234"
        height="44"
        rx="6"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
      />
      <g fill="currentColor" fontFamily="monospace" fontSize="13" textAnchor="middle">
        <text x="125" y="140">
          P&lt;TJKSAIDOVA&lt;&lt;MADINA&lt;&lt;&lt;&lt;
        </text>
        <text x="125" y="158">
          4012345676TJK9005145F3006014
        </text>
      </g>
    </svg>
  );
}
