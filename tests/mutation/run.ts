// Changes one expression of the product at a time and says which changes no test notices:
// `npm run mutants -- [folders] [--sample 20] [--seed 1] [--near]`. The sample is of each folder; `--near` leaves out the tests of
// an area that are not nearest to a mutant.
import { parseArgs } from 'node:util';
import { folders } from './areas.data.ts';
import { mutantsIn } from './mutants.ts';
import { killedOf, type Outcome, outcomeIn, outcomeOf } from './outcome.ts';
import { sampleOf } from './sample.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    near: { type: 'boolean', default: false },
  },
});
const say = (text: string) => process.stdout.write(`${text}\n`);

const chosen: readonly string[] = positionals.length ? positionals : folders;
const sample = chosen.flatMap((folder) =>
  sampleOf(mutantsIn(folder), Number(values.sample), Number(values.seed)),
);
const outcome = await outcomeOf(sample, values.near);

function tell(name: string, of: Outcome) {
  const { mutants, survivors, equivalent } = of;
  const killed = mutants.length - equivalent.length - survivors.length;
  const counts = `${mutants.length} mutants, ${killed} killed, ${survivors.length} survived`;
  say(`${name}: ${counts}, ${equivalent.length} equivalent: ${killedOf(of).toFixed(1)} %`);
}
for (const folder of chosen) tell(folder, outcomeIn(folder, outcome));
tell('all', outcome);
for (const { path, line, text, change } of outcome.survivors)
  say(`survived: ${path}:${line} ${change}: ${text}`);
