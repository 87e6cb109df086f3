import { builtinEnvironments } from 'vitest/runtime';

/** happy-dom beside Node's own modules: a test of the panels holds the browser and the server. */
export default { ...builtinEnvironments['happy-dom'], viteEnvironment: 'ssr' };
