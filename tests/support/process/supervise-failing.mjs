// Run as a process of its own, as pistos.mjs is: keeps the failing server running.
import { supervise } from '../../../supervise.mjs';

const pauseMs = 10;
supervise(
  ['--import', './tests/support/process/fail-when-told.mjs', 'dist/server/main.js'],
  pauseMs,
);
