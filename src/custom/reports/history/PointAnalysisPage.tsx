import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../i18n/format.ts';
import { lastDays, type Period } from '../../../i18n/period.ts';
import { PeriodChooser } from '../../../resources/narrowing/PeriodChooser.tsx';
import { Report } from './Report.tsx';
import { usePointAnalysis } from './use-reports.ts';

/** The store's points day by day, over a period. */
export function PointAnalysisPage() {
  const translate = useTranslate();
  const [period, setPeriod] = useState<Period>(() => lastDays(30));
  const query = usePointAnalysis(period);
  return (
    <Report
      title={translate('tabs.history/point-analysis')}
      chooser={
        <PeriodChooser
          label={translate('period.title')}
          period={period}
          onChange={(chosen) => chosen && setPeriod(chosen)}
        />
      }
      period={period}
      buckets={{
        column: translate('history.day'),
        nameOf: formatDate,
        shortOf: (day) => formatDate(day).slice(0, 5),
        periodOf: (day) => ({ from: day, to: day }),
      }}
      exported={{ exportKey: 'points-by-day', query: { ...period } }}
      query={query}
    />
  );
}
