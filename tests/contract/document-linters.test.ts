// @module-tag long
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../server/openapi/document.ts';
import { limit } from '../support/pace.ts';

const text = openApiDocument();

test(
  'two linters find no error by what each recommends',
  async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: text, config });
    const errors = found.filter(
      ({ severity, ruleId }) => severity === 'error' || /example/.test(ruleId),
    );
    expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    const spectral = new spectralCore.Spectral();
    spectral.setRuleset({ extends: [oas] } as never);
    const others = await spectral.run(text);
    expect(
      others.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`),
    ).toEqual([]);
  },
  limit(120_000),
);
