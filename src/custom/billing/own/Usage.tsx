import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CurrentSubscription } from '../../../../contract/billing/dashboard-shapes.ts';
import { Meter } from '../../../resources/pieces/Meter.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';

/** What is used of what the plan limits; nothing where it limits nothing. */
export function Usage({ usage }: Pick<CurrentSubscription, 'usage'>) {
  const translate = useTranslate();
  const { number } = useWritten();
  if (!usage.length) return null;
  return (
    <Section title={translate('billing.usage.title')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {usage.map(({ limit, name, used, allowed }) => (
          <Meter
            key={limit}
            done={used}
            total={allowed}
            text={translate('billing.usage.of', {
              name,
              used: number(used),
              allowed: number(allowed),
            })}
          />
        ))}
      </Box>
    </Section>
  );
}
