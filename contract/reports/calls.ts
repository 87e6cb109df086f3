import { companiesOverview } from './companies-overview.ts';
import { companyHomeCalls } from './company-home.ts';
import { financialData } from './financial-data.ts';
import { metricsCalls } from './message-metrics.ts';
import { overviewCalls } from './overview.ts';
import { reports } from './reports.ts';
import { statisticsCalls } from './statistics.ts';
import { installationVersions } from './versions.ts';

/** All that is looked at rather than read. */
export const reportCalls = [
  ...reports,
  financialData,
  ...companyHomeCalls,
  ...overviewCalls,
  companiesOverview,
  installationVersions,
  ...statisticsCalls,
  ...metricsCalls,
];
