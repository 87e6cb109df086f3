import { type Language, languages } from '../../../contract/engine/languages.ts';

const dayMs = 86_400_000;
const [first = 'el'] = languages;
const today = languages[Math.floor(Date.now() / dayMs) % languages.length] ?? first;

/**
 * The languages in which whole journeys are made: all three wherever a change lands (`.ci/run`), and the day's
 * own in `npm test`, so that each of them is made every three days by whoever works here.
 */
export const journeyLanguages: readonly Language[] =
  process.env.JOURNEYS === 'all' ? languages : [today];
