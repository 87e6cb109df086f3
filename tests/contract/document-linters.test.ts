// @module-tag long
import { expect, test } from 'vitest';
import { limit } from '../support/pace.ts';
import { runDocumentTool } from '../support/process/document-tools.ts';

test(
  'two linters find no error by what each recommends',
  () => expect(JSON.parse(runDocumentTool('lint'))).toEqual([]),
  limit(180_000),
);
