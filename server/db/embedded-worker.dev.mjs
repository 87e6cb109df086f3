// A thread does not inherit the loader that reads TypeScript; the bundle needs neither.
import { register } from 'tsx/esm/api';

register();
await import('./embedded-worker.ts');
