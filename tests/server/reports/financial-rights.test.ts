import { expect, test } from 'vitest';
import { defaultTrees, moderatorTrees } from '../../../contract/permissions/default-trees.ts';
import { granted } from '../../../contract/permissions/permissions.ts';

const right = 'stores.financial';

test('companies and who joins them may see the figures of the stores, and stores may not', () => {
  expect(granted(defaultTrees.company, right)).toBe(true);
  expect(granted(moderatorTrees.company, right)).toBe(true);
  expect(granted(defaultTrees.store, right)).toBe(false);
  expect(granted(moderatorTrees.store, right)).toBe(false);
});
