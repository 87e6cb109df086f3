import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';
import type { z } from 'zod';
import type { Acted, CallOutline } from '../../dataProvider/call-outline.ts';
import type { Answer, Declared } from '../../session/api.ts';
import { useOneKey } from '../../session/use-one-key.ts';

type Sent = Pick<Acted, 'body'>;

/**
 * Makes calls about one record, one after the other: one that takes a key is done once, however often it is pressed.
 * `act<typeof rotateKey>(calls.rotate, id)` has its answer
 * typed; `lost` says that no answer came. `refresh` fetches again whatever is shown.
 */
export function useAct() {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const { once, lost } = useOneKey();
  const act = <E extends Declared>(call: CallOutline, id: Identifier, sent: Sent = {}) =>
    once<Answer<z.output<E['reply']>>>((idempotencyKey) =>
      provider.act(call, id, { ...sent, ...(call.idempotent ? { idempotencyKey } : {}) }),
    );
  return { act, lost, refresh: () => queries.invalidateQueries() };
}
