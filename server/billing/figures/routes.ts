import * as contract from '../../../contract/billing/figures.ts';
import { type Api, serve } from '../../http/serve.ts';
import { figuresOf } from './figures.ts';
import { owedIn } from './owed.ts';

/** What a seller of plans earns, and what it is owed. */
export function mountFigures(api: Api) {
  serve(api, contract.readFigures, ({ database, scope, now }) =>
    figuresOf(database, scope.companyId, now()),
  );
  serve(api, contract.owedBillings, ({ database, scope, query, now }) =>
    owedIn(database, scope.companyId, query.page ?? 1, now()),
  );
}
