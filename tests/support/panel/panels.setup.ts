import './production-react.ts';
import './quick-dom.ts';
import '../style-rules.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// react-admin passes these to MUI 9, which no longer knows them; the page is right all the same.
const legacyProps = ['InputProps', 'inputProps', 'inputRef', 'InputLabelProps'];

const report = console.error.bind(console);
vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
  const text = args.map(String).join(' ');
  const known =
    text.includes('React does not recognize') && legacyProps.some((prop) => text.includes(prop));
  // react-admin writes every refusal there; what the user sees of it is what tests are about.
  const refused = args.some((each) => each instanceof Error && each.name === 'HttpError');
  if (!known && !refused) report(...args);
});

// A path that only leads on has nothing to show on its way.
const warn = console.warn.bind(console);
vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => {
  if (!String(args[0]).startsWith('Matched leaf route')) warn(...args);
});

// No panel connects to anything; tests of push play the service themselves.
vi.mock('pusher-js', () => import('../outside/fake-pusher.ts'));

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
