import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { takeStatement } from '../../../../contract/billing/statements.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { filled, request } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

export type Statement = z.output<(typeof takeStatement)['reply']>;

const path = '/companies/{storeId}/subscriptions/statement';

/** A file that is read first, and sent again to settle what it says: nothing is kept between. */
export function useStatement() {
  const { store } = usePanel();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [stop, setStop] = useState<AbortController>();
  const [wrong, setWrong] = useState<string>();
  const [read, setRead] = useState<Statement>();
  const [column, setColumn] = useState('');
  const send = async (chosen: File, settle: boolean, amountColumn = column) => {
    const body = new FormData();
    body.append('statement', chosen);
    const stopping = new AbortController();
    setStop(stopping);
    setWrong(undefined);
    try {
      const query = new URLSearchParams({
        ...(settle ? { settle: 'true' } : {}),
        ...(amountColumn ? { amount_column: amountColumn } : {}),
      });
      const to = `${filled(path, { storeId: store.store_id })}?${query}`;
      const { data } = await request('POST', to, { body, signal: stopping.signal });
      setRead(data as Statement);
      if (settle) await queries.invalidateQueries();
      return data as Statement;
    } catch (error) {
      if (!stopping.signal.aborted) setWrong(saidBy(error));
      return undefined;
    } finally {
      setStop(undefined);
    }
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setRead(undefined);
    setColumn('');
    void send(chosen, false, '');
  };
  /** Another column has what came in: the file is read again by that. */
  const chooseColumn = (chosen: string) => {
    setColumn(chosen);
    if (file) void send(file, false, chosen);
  };
  const settle = async () => file && send(file, true);
  return { file, read, wrong, stop, column, choose, chooseColumn, settle };
}
