import controls from '../styles/controls.module.css';
import type { Call } from './use-call.ts';

/** The button of a form; while its call is under way it says so and cannot be pressed again. */
export function Submit({ call, label, busy }: { call: Call; label: string; busy: string }) {
  return (
    <button
      type="submit"
      className={`${controls.button} ${controls.whole}`}
      disabled={call.busy || call.wait > 0}
    >
      {call.busy && <span className={controls.spinner} aria-hidden="true" />}
      <span aria-live="polite">{call.busy ? busy : label}</span>
    </button>
  );
}
