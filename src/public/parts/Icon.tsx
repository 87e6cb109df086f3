import { type IconName, icons } from './icons.ts';

/** A sign by its outline; always beside words or on a control that has a label. */
export function Outline({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** A sign by its name. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <Outline path={icons[name]} size={size} />
);
