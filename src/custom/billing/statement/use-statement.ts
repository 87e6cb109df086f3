import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { StatementMapping, takeStatement } from '../../../../contract/billing/statements.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { filled, request } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

export type Statement = z.output<(typeof takeStatement)['reply']>;

const path = '/companies/{storeId}/subscriptions/statement';

/** What each column of a statement was read as. */
export const mappingOf = ({ columns }: Statement): StatementMapping => columns.map(({ is }) => is);

const queryOf = (columns: StatementMapping | undefined, settle: boolean) =>
  new URLSearchParams({
    ...(settle ? { settle: 'true' } : {}),
    ...(columns ? { columns: columns.map((column) => column ?? '').join(',') } : {}),
  });

/** A file that is read first, and sent again to settle what it says: nothing of it is kept between. */
export function useStatement() {
  const { store } = usePanel();
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [stop, setStop] = useState<AbortController>();
  const [wrong, setWrong] = useState<string>();
  const [read, setRead] = useState<Statement>();
  const send = async (chosen: File, columns?: StatementMapping, settle = false) => {
    const body = new FormData();
    body.append('statement', chosen);
    // Of two choices after one another the first is not waited for.
    stop?.abort();
    const stopping = new AbortController();
    setStop(stopping);
    setWrong(undefined);
    try {
      const to = `${filled(path, { storeId: store.store_id })}?${queryOf(columns, settle)}`;
      const { data } = await request('POST', to, { body, signal: stopping.signal });
      setRead(data as Statement);
      if (settle) await queries.invalidateQueries();
      return data as Statement;
    } catch (error) {
      if (!stopping.signal.aborted) setWrong(saidBy(error));
      return undefined;
    } finally {
      setStop((current) => (current === stopping ? undefined : current));
    }
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setRead(undefined);
    void send(chosen);
  };
  /** The columns are others: the file is read again by them. */
  const map = (columns: StatementMapping) => {
    if (file) void send(file, columns);
  };
  /** Books what was shown, by the columns that it was read by. */
  const settle = async () => file && read && send(file, mappingOf(read), true);
  return { read, wrong, stop, choose, map, settle };
}
