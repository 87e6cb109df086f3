import { productName } from './tokens.ts';

/** The mark: a π tied of two strands, one of which ends in a coin. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#0f5666" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.8">
        <path d="M6.5 12.6c1.2-2.4 3-3.3 5.6-3.3h13.4" stroke="#fff" />
        <path d="M12.6 9.6c.2 5.4-.5 9.7-3 13.6" stroke="#fff" />
        <path d="M19.3 9.600v8.700c0 3 1.2 4.6 3.4 4.6" stroke="#fff" />
      </g>
      <circle cx="24.6" cy="21.3" r="2.5" fill="#e3a52f" />
    </svg>
  );
}

/** The mark with the name beside it. */
export function Brand({ size = 32 }: { size?: number }) {
  return (
    <span className="brand">
      <BrandMark size={size} />
      <span>{productName}</span>
    </span>
  );
}
