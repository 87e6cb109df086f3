import {
  checkCard,
  findByName,
  findCustomer,
  readTillCustomer,
  registerCustomer,
  searchCard,
} from '../../contract/customers/customers.ts';
import { invalidField, Refusal } from '../http/refusal.ts';
import { type Api, serve } from '../http/serve.ts';
import { mountAttributes } from './attributes.ts';
import { customersNamed } from './by-name.ts';
import { mountDesk } from './desk.ts';
import { mountDetails } from './details.ts';
import { mountDoubtfulMobiles } from './doubtful-mobiles.ts';
import { cardOf, namedBy, tillCustomer } from './find.ts';
import { mountForgetting } from './forget.ts';
import { mountMerges } from './merge-routes.ts';
import { mountPersonalData } from './personal-data.ts';
import { mountPoints } from './points.ts';
import { register } from './register.ts';

/** Customers as far as the till needs them. */
function mountTillCustomers(api: Api) {
  serve(api, findCustomer, ({ database, scope, query, now }) =>
    tillCustomer(database, { ...scope, nowMs: now() }, namedBy(query.code)),
  );
  serve(api, findByName, ({ database, scope, query }) =>
    customersNamed(database, scope.companyId, query.name),
  );
  serve(api, readTillCustomer, ({ database, scope, params, now }) =>
    tillCustomer(database, { ...scope, nowMs: now() }, { user_account_id: params.id }),
  );
  serve(api, registerCustomer, async ({ database, scope, caller, body, now }) => {
    const { companyId, storeId } = scope;
    const nowMs = now();
    const id = await register(database, { companyId, storeId, userId: caller.userId, nowMs, body });
    return tillCustomer(database, { companyId, storeId, nowMs }, { user_account_id: id });
  });
  serve(api, checkCard, async ({ database, scope, query: { card_number } }) => {
    const card = await cardOf(database.pool, scope.companyId, card_number);
    if (!card || card.user_account_id !== null)
      throw new Refusal('card_not_free', { field: 'card_number' });
    return { card_number };
  });
  serve(api, searchCard, async ({ database, scope, query }) => {
    const card = await cardOf(database.pool, scope.companyId, query.card_number);
    if (!card) throw invalidField('card_number', 'invalidChoice');
    return card;
  });
}

/** Customers, at the till and at the company's desk. */
export function mountCustomers(api: Api) {
  mountTillCustomers(api);
  mountDesk(api);
  mountPoints(api);
  mountForgetting(api);
  mountDetails(api);
  mountDoubtfulMobiles(api);
  mountPersonalData(api);
  mountAttributes(api);
  mountMerges(api);
}
