import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TriedAnswer } from '../../../../contract/developers/mappers.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { StateChip, toneOf } from '../../../resources/pieces/StateChip.tsx';
import { Answered } from '../../../resources/records/Answered.tsx';
import type { MapperForm } from './use-mapper-form.ts';
import { useTried } from './use-mappers.ts';

interface Props {
  readonly form: MapperForm;
}

function One({ answer }: { answer: TriedAnswer }) {
  const translate = useTranslate();
  const { status, outcome, row, body, taken } = answer;
  const why =
    row === null
      ? translate('mappers.tester.byStatus')
      : translate('mappers.tester.byRow', { number: row + 1 });
  const values = Object.values(taken).map(String).join(', ');
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.25 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 650 }}>{status}</Typography>
        <StateChip
          tone={toneOf('outcome', outcome) ?? 'neutral'}
          label={translate(`mappers.row.outcomes.${outcome}`)}
        />
        <Typography variant="body2" color="text.secondary">
          {why}
        </Typography>
      </Stack>
      <Typography
        variant="body2"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere', mt: 0.5 }}
      >
        {body || translate('mappers.tester.empty')}
      </Typography>
      {values ? (
        <Typography variant="body2">{translate('mappers.tester.taken', { values })}</Typography>
      ) : null}
    </Box>
  );
}

function Answers({ answers }: { answers: readonly TriedAnswer[] }) {
  const translate = useTranslate();
  if (!answers.length)
    return <Typography color="text.secondary">{translate('mappers.tester.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} aria-live="polite">
      {answers.map((answer, index) => (
        <One key={answer.store_event_log_id ?? index} answer={answer} />
      ))}
    </Box>
  );
}

/** What the rows, as they are typed, would make of the last real answers. */
export function Tester({ form }: Props) {
  const translate = useTranslate();
  const { rows, values, webhook_ids } = form.value;
  const tried = useTried({ rows, values, webhook_ids });
  return (
    <Section title={translate('mappers.tester.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('mappers.tester.hint')}
      </Typography>
      {tried.isWhole ? (
        <Answered query={tried}>{(answers) => <Answers answers={answers} />}</Answered>
      ) : (
        <Typography role="status" color="text.secondary">
          {translate('mappers.tester.unfinished')}
        </Typography>
      )}
    </Section>
  );
}
