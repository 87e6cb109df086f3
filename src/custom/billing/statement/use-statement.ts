import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { StatementMapping, takeStatement } from '../../../../contract/billing/statements.ts';
import type { DecimalSign } from '../../../../contract/engine/numbers.ts';
import { saidBy } from '../../../resources/pieces/said-by.ts';
import { filled, request } from '../../../session/api.ts';
import { usePanel } from '../../../shell/context.ts';

export type Statement = z.output<(typeof takeStatement)['reply']>;

const path = '/companies/{storeId}/subscriptions/statement';

/** What each column of a statement was read as. */
export const mappingOf = ({ columns }: Statement): StatementMapping => columns.map(({ is }) => is);

/** What was chosen by hand; each missing where it follows from the file. */
interface Chosen {
  readonly columns?: StatementMapping;
  readonly decimal?: DecimalSign;
}

/** The decimal sign that was chosen, now or the last time; none where the amounts settle it or it is still open. */
const signOf = (read: Statement | undefined): Chosen =>
  read?.decimal_open && read.decimal && read.decimal !== 'unsure' ? { decimal: read.decimal } : {};

const queryOf = ({ columns, decimal }: Chosen, settle: boolean) =>
  new URLSearchParams({
    ...(settle ? { settle: 'true' } : {}),
    ...(decimal ? { decimal: decimal === ',' ? 'comma' : 'point' } : {}),
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
  const send = async (sent: File, chosen: Chosen = {}, settle = false) => {
    const body = new FormData();
    body.append('statement', sent);
    // Of two choices after one another the first is not waited for.
    stop?.abort();
    const stopping = new AbortController();
    setStop(stopping);
    setWrong(undefined);
    try {
      const to = `${filled(path, { storeId: store.store_id })}?${queryOf(chosen, settle)}`;
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
    if (file) void send(file, { columns, ...signOf(read) });
  };
  /** Its amounts can be read in two ways, and this is the right one. */
  const settleSign = (sign: DecimalSign) => {
    if (file && read) void send(file, { columns: mappingOf(read), decimal: sign });
  };
  /** Books what was shown, by the columns and the sign that it was read by. */
  const settle = async () =>
    file && read && send(file, { columns: mappingOf(read), ...signOf(read) }, true);
  return { read, wrong, stop, choose, map, settleSign, settle };
}
