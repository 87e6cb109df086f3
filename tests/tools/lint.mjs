// Lints the API document of standard input by what two linters recommend; prints the faults as a JSON list of strings.
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

const source = await text(process.stdin);
const config = await createConfig({ extends: ['recommended'] });
const found = await lintFromString({ source, config });
const redocly = found
  .filter(({ severity, ruleId }) => severity === 'error' || /example/.test(ruleId))
  .map(({ ruleId, message }) => `${ruleId}: ${message}`);

const spectral = new spectralCore.Spectral();
spectral.setRuleset({ extends: [oas] });
const others = (await spectral.run(source)).map(
  ({ code, message, path }) => `${code}: ${message} ${path.join('/')}`,
);
process.stdout.write(JSON.stringify([...redocly, ...others]));
