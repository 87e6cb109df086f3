// Run as a process of its own, from the sources: the whole server, as its environment says.
import { startServer } from '../../server/start.ts';

await startServer(process.env);
