import type { z } from 'zod';
import {
  changeChosen,
  changeChosenOfStore,
} from '../../../../contract/catalogue/chosen-products.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { filled, request } from '../../../session/api.ts';
import { tagsPath } from '../matrix/paths.ts';

type Sent = z.input<NonNullable<(typeof changeChosen)['body']>> &
  z.input<NonNullable<(typeof changeChosenOfStore)['body']>>;

/** What a company and a store each change products with, and what they put them into. */
export const chosenCalls = {
  company: { endpoint: changeChosen, word: 'tag', group: 'product_tag_id', groups: tagsPath },
  store: {
    endpoint: changeChosenOfStore,
    word: 'category',
    group: 'product_category_id',
    groups: resourceOf('product-categories'),
  },
} as const;
export type Whose = keyof typeof chosenCalls;

/** Changes chosen products, all or none. Answers how many there were. */
export async function sendChosen(whose: Whose, storeId: number, body: Sent): Promise<number> {
  const { method, path, reply } = chosenCalls[whose].endpoint;
  const { data } = await request(method, filled(path, { storeId }), { body });
  return (data as z.output<typeof reply>).updated;
}
