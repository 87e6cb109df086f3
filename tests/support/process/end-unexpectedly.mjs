// A process of its own with a server as start.ts makes it stop, and nothing else: throws where the first
// argument says, and tells its log.
import { createServer } from 'node:http';
import pino from 'pino';
import { stopOnSignals, stopperOf } from '../../../server/stopping.ts';
import { failures } from './unexpected-failures.mjs';

const log = pino({ base: null });
const server = createServer().listen(0, '127.0.0.1', () => failures[process.argv[2] ?? '']?.());
const nothing = () => undefined;
const finish = async () => undefined;
const drainMs = 0;
stopOnSignals(stopperOf({ server, log, drainMs, leave: nothing, dismiss: nothing, finish }), log);
