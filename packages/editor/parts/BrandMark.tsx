/** The corner stones of a wall, long and short in turn: a quoin. */
export function BrandMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="7" fill="#0b6450" />
      <g fill="#fff">
        <rect x="6" y="6" width="16" height="4.4" rx="1" />
        <rect x="6" y="11.8" width="9.5" height="4.4" rx="1" />
        <rect x="17" y="11.8" width="5" height="4.4" rx="1" opacity="0.45" />
        <rect x="6" y="17.6" width="16" height="4.4" rx="1" />
      </g>
    </svg>
  );
}
