import {
  activeUsers,
  activeUsersTwoMonths,
  leaders,
  statistics,
} from '../../../contract/reports/statistics.ts';
import { type Api, serve } from '../../http/serve.ts';
import { leadersOf } from './leaders.ts';
import { activeUsersOf, twoMonthsOf } from './people.ts';
import { statisticsOf } from './statistics.ts';

/** What stores took and moved in a period, and whom they reached. */
export function mountStatistics(api: Api) {
  serve(api, statistics, ({ database, scope, query, now }) =>
    statisticsOf(database, scope.companyId, query, now()),
  );
  serve(api, activeUsers, ({ database, scope, query, now }) =>
    activeUsersOf(database, scope.companyId, query, now()),
  );
  serve(api, activeUsersTwoMonths, ({ database, scope, query, now }) =>
    twoMonthsOf(database, scope.companyId, query, now()),
  );
  serve(api, leaders, ({ database, scope, query, language, now }) =>
    leadersOf(database, scope.companyId, query, { nowMs: now(), language }),
  );
}
