import { startServer } from './start.ts';

// Vite serves the panels itself and hands /api and /files on to here.
await startServer(process.env);
