import * as contract from '../../../contract/billing/figures.ts';
import { type Api, serve } from '../../http/serve.ts';
import { sellerOf } from '../core/sellers.ts';
import { figuresOf } from './figures.ts';
import { monthsFile, owedFile } from './files.ts';

/** What a seller of plans earns. */
export function mountFigures(api: Api) {
  serve(api, contract.readFigures, ({ database, scope, now }) =>
    figuresOf(database, scope.companyId, now()),
  );
  serve(api, contract.figureMonthsFile, async ({ database, scope, now }) =>
    monthsFile(await figuresOf(database, scope.companyId, now())),
  );
  serve(api, contract.owedFile, async ({ database, scope, now }) =>
    owedFile(database, await sellerOf(database.db, scope.companyId), now()),
  );
}
