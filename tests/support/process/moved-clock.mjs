// Loaded before the built server: its clock, and that of its embedded database, is ahead by what a file says.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const aheadMs = Number(readFileSync(process.env.CLOCK_AHEAD ?? '', 'utf8'));
const real = globalThis.Date;
const now = () => real.now() + aheadMs;

globalThis.Date = new Proxy(real, {
  construct: (date, given, by) => Reflect.construct(date, given.length ? given : [now()], by),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
