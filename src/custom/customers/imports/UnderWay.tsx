import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CustomerImport } from '../../../../contract/customers/customer-imports.ts';
import { Meter } from '../../../resources/pieces/Meter.tsx';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import type { Steps } from './use-import.ts';

/** How many customers are undone, of all that the import wrote. */
const undoneOf = ({ removed, restored, left_alone, created, updated }: CustomerImport) =>
  [removed + restored + left_alone, created + updated] as const;

/** How far a check, an import or its undoing is; it goes on whether anybody looks or not. */
export function UnderWay({ imported, work }: { imported: CustomerImport; work: Steps }) {
  const translate = useTranslate();
  const { number } = useWritten();
  const { state, name } = imported;
  const isUndoing = state === 'undoing';
  const [done, total] = isUndoing ? undoneOf(imported) : [imported.done, imported.total];
  const far = translate(isUndoing ? 'imports.farUndo' : 'imports.far', {
    done: number(done),
    total: number(total),
  });
  return (
    <Section title={translate(`imports.under.${state}`, { name })}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Meter done={done} total={total} text={far} />
        <Typography color="text.secondary">{translate('imports.mayLeave')}</Typography>
        {isUndoing ? null : (
          <Button
            color="error"
            loading={work.busy}
            onClick={() => void work.cancel().catch(() => undefined)}
          >
            {translate(`imports.stop.${state}`)}
          </Button>
        )}
      </Stack>
    </Section>
  );
}
