import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as ofCompany from '../../../../contract/debts/company-calls.ts';
import type { DebtLine } from '../../../../contract/debts/schemas.ts';
import type * as ofStore from '../../../../contract/debts/store-calls.ts';
import { send } from '../../../session/api.ts';
import { download } from '../../../session/download.ts';
import { useCan, usePanel } from '../../../shell/context.ts';

const companyPath = '/companies/{storeId}/store-debts';
const storePath = '/stores/{storeId}/debts';

/** Whose month is shown, and who looks: the company at one of its stores, or a store at itself. */
export interface Whose {
  readonly month: string;
  readonly storeId: number;
}

const useKey = ({ month, storeId }: Whose) => {
  const { store } = usePanel();
  return (...part: readonly unknown[]) => [
    'store-debts',
    store.store_id,
    'of',
    storeId,
    month,
    ...part,
  ];
};

/** Whether a company looks at a store, which may do other things than the store itself. */
export const useIsCompany = () => usePanel().panel === 'loyaltyPanel';

export function useStatement(whose: Whose) {
  const { store } = usePanel();
  const isCompany = useIsCompany();
  const params = { storeId: store.store_id };
  const { month, storeId } = whose;
  return useQuery({
    queryKey: useKey(whose)(),
    queryFn: async ({ signal }) => {
      if (!isCompany)
        return (
          await send<typeof ofStore.storeStatement>('GET', `${storePath}/statement`, {
            params,
            query: { month },
            signal,
          })
        ).data;
      const query = { month, store_id: String(storeId) } as object;
      return (
        await send<typeof ofCompany.companyStatement>('GET', `${companyPath}/statement`, {
          params,
          query: query as never,
          signal,
        })
      ).data;
    },
  });
}

/** The postings behind a line, a page at a time. */
export function useLinePostings(whose: Whose, line: DebtLine, page: number) {
  const { store } = usePanel();
  const isCompany = useIsCompany();
  const { kind, other } = line;
  const query = {
    month: whose.month,
    kind,
    other_store_id: String(other.store_id),
    page: String(page),
    ...(isCompany ? { store_id: String(whose.storeId) } : {}),
  } as object;
  return useQuery({
    queryKey: useKey(whose)('postings', kind, other.store_id, page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const asked = { params: { storeId: store.store_id }, query: query as never, signal };
      return isCompany
        ? (
            await send<typeof ofCompany.companyDebtPostings>(
              'GET',
              `${companyPath}/postings`,
              asked,
            )
          ).data
        : (await send<typeof ofStore.storeDebtPostings>('GET', `${storePath}/postings`, asked))
            .data;
    },
  });
}

/** What can be done with a month by whoever looks at it. */
export function useStatementCalls({ month, storeId }: Whose) {
  const { store } = usePanel();
  const isCompany = useIsCompany();
  const queries = useQueryClient();
  const params = { storeId: store.store_id };
  const after = async (done: Promise<unknown>) => {
    await done;
    await queries.invalidateQueries({ queryKey: ['store-debts', store.store_id] });
  };
  const ofLine = (id: number) => ({ ...params, id });
  return {
    mayChange: useCan(isCompany ? 'stores.debts.update' : 'history.debts.update'),
    confirm: () =>
      after(
        send<typeof ofStore.confirmStatement>('POST', `${storePath}/confirm`, {
          params,
          body: { month },
        }),
      ),
    settle: () =>
      after(
        send<typeof ofCompany.settleStatement>('POST', `${companyPath}/settle`, {
          params,
          body: { month, store_id: storeId },
        }),
      ),
    say: (id: number, text: string) =>
      after(
        isCompany
          ? send<typeof ofCompany.answerDispute>('POST', `${companyPath}/lines/{id}/messages`, {
              params: ofLine(id),
              body: { store_id: storeId, text },
            })
          : send<typeof ofStore.disputeLine>('POST', `${storePath}/lines/{id}/messages`, {
              params: ofLine(id),
              body: { text },
            }),
      ),
    decide: (id: number, decision: { accepted: boolean; amount?: number; text: string }) =>
      after(
        send<typeof ofCompany.decideDispute>('POST', `${companyPath}/lines/{id}/decision`, {
          params: ofLine(id),
          body: { store_id: storeId, ...decision },
        }),
      ),
    save: () =>
      isCompany
        ? download<typeof ofCompany.companyDebtDocument>(`${companyPath}/document`, params, {
            month,
            store_id: String(storeId),
          })
        : download<typeof ofStore.storeDebtDocument>(`${storePath}/document`, params, { month }),
  };
}
