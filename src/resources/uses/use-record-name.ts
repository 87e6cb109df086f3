import { useResourceContext, useTranslate } from 'react-admin';

/** What one or several records of the list or form around are called within a sentence. */
export function useRecordName(count: number): string {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  return translate(`resources.${resource}.forcedCaseName`, {
    smart_count: count,
    _: translate(`resources.${resource}.name`, { smart_count: count }),
  });
}
