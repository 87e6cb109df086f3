import * as ofCompany from '../../contract/debts/company-calls.ts';
import * as ofStore from '../../contract/debts/store-calls.ts';
import { itemsPerPage, paginationOf } from '../../contract/engine/endpoint.ts';
import type { Database } from '../db/connection.ts';
import { type Queryable, withTransaction } from '../db/transaction.ts';
import type { AnyCall } from '../http/call.ts';
import { type Api, serve } from '../http/serve.ts';
import { moneyOf } from '../runtime/units.ts';
import { closeDebtMonth, setDebtRule } from './close.ts';
import {
  answerDebtDispute,
  decideDebtDispute,
  disputeDebtLine,
  moveStatement,
} from './disputes.ts';
import { statementDocument } from './document.ts';
import { monthLines } from './month-lines.ts';
import { headOf, type Month, monthOf, settingsOf } from './months.ts';
import { oneStatement } from './one-statement.ts';
import { monthlyPointsOfCompany } from './points.ts';
import { debtPostingsOf } from './postings.ts';
import { redemptionsOf } from './redemption.ts';
import { statementsOf } from './statements.ts';
import { linesOfMonth } from './taxed.ts';

type Reading = Pick<AnyCall, 'database' | 'scope' | 'now'>;

/** Reads a month as of one moment: sums of days and the postings since do not shift against each other. */
const reading = <T>(
  { database, scope, now }: Reading,
  asked: string | undefined,
  read: (client: Queryable, month: Month) => Promise<T>,
) =>
  withTransaction(database, async (client) => {
    await client.query('set transaction isolation level repeatable read, read only');
    return read(client, await monthOf(client, scope.companyId, asked, now()));
  });

async function analysisOf(
  client: Queryable,
  month: Month,
  page: number,
): Promise<ofCompany.MonthlyAnalysis> {
  const lines = await linesOfMonth(client, month);
  const statements = await statementsOf(client, month, lines);
  const sum = (name: 'net' | 'vat' | 'total' | 'owed') =>
    moneyOf(statements.reduce((all, each) => all + Math.round(each[name] * 100), 0));
  const shown = statements.slice((page - 1) * itemsPerPage, page * itemsPerPage);
  return {
    ...headOf(month),
    settings: settingsOf(month),
    statements: shown,
    total: { net: sum('net'), vat: sum('vat'), total: sum('total') },
    turned_over: sum('owed'),
    pagination: paginationOf(page, statements.length, shown.length),
  };
}

function mountReads(api: Api) {
  serve(api, ofCompany.monthlyAnalysis, (call) =>
    reading(call, call.query.month, (client, month) =>
      analysisOf(client, month, call.query.page ?? 1),
    ),
  );
  serve(api, ofCompany.companyMonthlyPoints, (call) =>
    reading(call, call.query.month, (client, month) =>
      monthlyPointsOfCompany(client, month, call.query.page ?? 1),
    ),
  );
  serve(api, ofCompany.monthlyRedemption, (call) => {
    const { month: asked, page = 1, store_id, store_supplier_id } = call.query;
    return reading(call, asked, (client, month) =>
      redemptionsOf(client, month, { storeId: store_id, supplierId: store_supplier_id, page }),
    );
  });
  serve(api, ofCompany.companyStatement, (call) =>
    reading(call, call.query.month, (client, month) =>
      oneStatement(client, month, call.query.store_id),
    ),
  );
  serve(api, ofCompany.companyDebtPostings, (call) => {
    const { month: asked, kind, store_id: storeId, other_store_id: otherId, page = 1 } = call.query;
    return reading(call, asked, (client, month) =>
      debtPostingsOf(client, month, { kind, storeId, otherId, page }),
    );
  });
  serve(api, ofCompany.companyDebtDocument, (call) =>
    reading(call, call.query.month, async (client, month) =>
      statementDocument(
        client,
        month,
        await oneStatement(client, month, call.query.store_id),
        call.language,
      ),
    ),
  );
  serve(api, ofCompany.companyDebtLines, (call) =>
    reading(call, call.query.month, async (client, month) => ({
      lines: await monthLines(client, month),
    })),
  );
}

const who = (
  { scope, caller, now }: Pick<AnyCall, 'scope' | 'caller' | 'now'>,
  storeId = scope.storeId,
) => ({
  companyId: scope.companyId,
  storeId,
  userId: caller.userId,
  now: now(),
});

function mountCompanyWrites(api: Api) {
  serve(api, ofCompany.saveDebtSettings, ({ database, scope, body, now }) =>
    setDebtRule(database, scope.companyId, body, now()),
  );
  serve(api, ofCompany.closeMonth, (call) =>
    closeDebtMonth(call.database, { ...who(call), month: call.body.month }),
  );
  serve(api, ofCompany.answerDispute, (call) =>
    answerDebtDispute(call.database, who(call, call.body.store_id), call.params.id, call.body.text),
  );
  serve(api, ofCompany.decideDispute, (call) =>
    decideDebtDispute(call.database, who(call, call.body.store_id), call.params.id, call.body),
  );
  serve(api, ofCompany.settleStatement, (call) =>
    moveStatement(call.database, who(call, call.body.store_id), call.body.month, 'settled'),
  );
}

/** The months of a store, the newest first; the one that is under way is first of all. */
async function monthsOfStore(
  { database, scope, now }: Reading & { database: Database },
  page: number,
) {
  return reading({ database, scope, now }, undefined, async (client, newest) => {
    const shown = newest.months.slice((page - 1) * itemsPerPage, page * itemsPerPage);
    const statements = [];
    for (const name of shown) {
      const month = await monthOf(client, scope.companyId, name, now());
      const all = await statementsOf(client, month, await linesOfMonth(client, month));
      const own = all.find(({ store_id }) => store_id === scope.storeId);
      if (own) statements.push({ ...own, month: name });
    }
    const pagination = paginationOf(page, newest.months.length, shown.length);
    return { currency: newest.currency, statements, pagination };
  });
}

function mountOfStores(api: Api) {
  serve(api, ofStore.storeDebts, (call) => monthsOfStore(call, call.query.page ?? 1));
  serve(api, ofStore.storeStatement, (call) =>
    reading(call, call.query.month, (client, month) =>
      oneStatement(client, month, call.scope.storeId),
    ),
  );
  serve(api, ofStore.storeDebtPostings, (call) => {
    const { month: asked, kind, other_store_id: otherId, page = 1 } = call.query;
    const { storeId } = call.scope;
    return reading(call, asked, (client, month) =>
      debtPostingsOf(client, month, { kind, storeId, otherId, page }),
    );
  });
  serve(api, ofStore.storeDebtDocument, (call) =>
    reading(call, call.query.month, async (client, month) =>
      statementDocument(
        client,
        month,
        await oneStatement(client, month, call.scope.storeId),
        call.language,
      ),
    ),
  );
  serve(api, ofStore.confirmStatement, (call) =>
    moveStatement(call.database, who(call), call.body.month, 'confirmed'),
  );
  serve(api, ofStore.disputeLine, (call) =>
    disputeDebtLine(call.database, who(call), call.params.id, call.body.text),
  );
}

/** What stores owe one another for points. */
export function mountDebts(api: Api) {
  mountReads(api);
  mountCompanyWrites(api);
  mountOfStores(api);
}
