import { can } from '../../contract/permissions/permissions.ts';
import { companiesOverview } from '../../contract/reports/companies-overview.ts';
import {
  companyHome,
  companyNotifications,
  quickStatistics,
} from '../../contract/reports/company-home.ts';
import { financialData } from '../../contract/reports/financial-data.ts';
import { smsMetrics, viberMetrics } from '../../contract/reports/message-metrics.ts';
import { companyOverview, storeOverview } from '../../contract/reports/overview.ts';
import {
  ledgerVerification,
  liability,
  monthlyPoints,
  pointAnalysis,
  storeHome,
  storePostings,
  verifyLedger,
} from '../../contract/reports/reports.ts';
import { installationVersions } from '../../contract/reports/versions.ts';
import { type Api, serve } from '../http/serve.ts';
import { latestVerification, startVerification } from '../ledger/verification.ts';
import { companiesOf } from './companies.ts';
import { companyHomeOf, noticesOf, quickStatisticsOf } from './company-home.ts';
import { financialDataOf } from './financial-data.ts';
import { monthlyPointsOf, pointAnalysisOf, postingsOf } from './history.ts';
import { homeOf } from './home.ts';
import { liabilityOf } from './liability.ts';
import { messageMetricsOf } from './message-metrics.ts';
import { companyOverviewOf, overviewOf, periodOf } from './overview.ts';
import { versionsOf } from './versions.ts';

function mountMetrics(api: Api) {
  for (const [channel, call] of [
    ['sms', smsMetrics],
    ['viber', viberMetrics],
  ] as const)
    serve(api, call as typeof smsMetrics, ({ database, scope, query, now }) =>
      messageMetricsOf(database, { companyId: scope.companyId, channel, date: query.date }, now()),
    );
}

/** What people look at rather than read: sums over receipts and postings. */
export function mountReports(api: Api) {
  mountMetrics(api);
  serve(api, storeHome, ({ database, scope, now }) => homeOf(database, scope, now()));
  serve(api, quickStatistics, ({ database, scope, now }) =>
    quickStatisticsOf(database, scope.companyId, now()),
  );
  serve(api, companyHome, ({ database, scope, now }) =>
    companyHomeOf(database, scope.companyId, now()),
  );
  serve(api, companyNotifications, ({ database, scope, now }) =>
    noticesOf(database, scope.companyId, now()),
  );
  serve(api, storeOverview, ({ database, scope, query, now }) =>
    overviewOf(database, scope, periodOf(query.days), now()),
  );
  serve(api, companyOverview, ({ database, scope, query, now }) =>
    companyOverviewOf(database, {
      companyId: scope.companyId,
      days: periodOf(query.days),
      nowMs: now(),
      mayReadCustomers: can(scope, 'customers.read'),
    }),
  );
  serve(api, companiesOverview, async ({ database, now }) => ({
    companies: await companiesOf(database, now()),
  }));
  serve(api, installationVersions, ({ database, now }) => versionsOf(database, now()));
  serve(api, pointAnalysis, ({ database, scope, query }) =>
    pointAnalysisOf(database, scope, query.from, query.to),
  );
  serve(api, monthlyPoints, ({ database, scope, query }) =>
    monthlyPointsOf(database, scope, query.year),
  );
  serve(api, storePostings, ({ database, scope, query }) =>
    postingsOf(database, scope, query.from, query.to, query.page ?? 1),
  );
  serve(api, financialData, ({ database, scope, query, now }) =>
    financialDataOf(database, scope.companyId, query, now()),
  );
  serve(api, liability, ({ database, scope }) => liabilityOf(database, scope.companyId));
  serve(api, ledgerVerification, async ({ database, scope }) => ({
    verification: await latestVerification(database, scope.companyId),
  }));
  serve(api, verifyLedger, async ({ database, scope, caller }) => {
    await startVerification(database, scope.companyId, caller.userId);
    const verification = await latestVerification(database, scope.companyId);
    if (!verification) throw new Error('A verification that was started is gone');
    return { verification };
  });
}
