/** A dot in the colour of a variant of a product; nothing where there is none. */
export function Swatch({ colour }: { colour?: string | null | undefined }) {
  if (!colour) return null;
  return (
    <svg className="sample-swatch" fill={colour} aria-hidden="true">
      <rect width="100%" height="100%" />
    </svg>
  );
}
