/** A map of an invented place. Whatever its frame cuts off, the pin in the middle stays. */
export function PlaceMap() {
  return (
    <svg
      viewBox="0 0 640 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="sample-map"
      strokeLinejoin="round"
    >
      <rect width="640" height="400" fill="var(--sunken)" />
      <path
        d="M-20 330C90 250 150 330 250 300S420 370 500 320 590 250 680 270V420H-20Z"
        fill="color-mix(in oklab, var(--to) 28%, var(--surface))"
      />
      <path
        d="M430 20 560 0 640 60V150L470 170ZM40 120 130 100 150 200 60 215Z"
        fill="var(--faint)"
      />
      <path
        d="M-20 250 160 226 340 232 660 190M160-20 186 420M400-20 430 420M-20 70 180 60 660 12"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="15"
      />
      <path
        d="M30-20 46 240M90 62 104 236M260 50 276 232M330 40 340 232M172 140 410 124 660 92M176 186 414 180M410 190 520 420M500 164 540-20M470 280 660 310M280 232 300 420M60 240 70 420"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="7"
      />
      <g fill="var(--line)">
        <path d="M198 78h44v44h-44ZM288 72l26-2 4 50-26 2ZM348 68l40-4 6 46-42 4ZM204 150l50-4 2 26-50 2ZM300 144l86-6 4 24-88 6ZM200 198l58-2 2 20-58 2ZM440 196l50-6 12 34-54 8Z" />
        <path d="M112 110l44-2 4 40-44 4ZM118 168l44-4 4 40-44 6ZM200 250l66 2 4 30-68 2ZM312 250l86-4 4 40-84 4ZM62 78l24-2 2 24-24 2ZM448 250l60-8 14 34-66 2ZM588 216l60-8v40l-54 6Z" />
      </g>
      <ellipse
        cx="320"
        cy="209"
        rx="15"
        ry="5"
        fill="var(--darkGround)"
        opacity="0.25"
      />
      <path
        d="M320 208c-19-25-30-39-30-54a30 30 0 0 1 60 0c0 15-11 29-30 54Z"
        fill="var(--strong)"
      />
      <circle cx="320" cy="154" r="11" fill="var(--surface)" />
    </svg>
  );
}
