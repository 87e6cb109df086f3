import { encode } from 'uqr';

const quiet = 2;

/** A text as a QR picture, drawn as one path. */
export function QrCode({
  text,
  label,
  className,
  width,
}: {
  text: string;
  label: string;
  className?: string | undefined;
  width?: number;
}) {
  const { size, data } = encode(text, { border: quiet, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={className}
      width={width}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
