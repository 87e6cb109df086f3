import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CompanyStart } from '../../../../contract/reports/overview.ts';
import { resourceOf } from '../../../dataProvider/sources.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useAddressOf } from '../../../shell/menu.ts';
import { useStart } from './use-home.ts';

type Step = CompanyStart['steps'][number];

/** Where each is done; a till is paired in the panel of its store, which is another place. */
const places: Readonly<Record<Step['step'], string | undefined>> = {
  points: 'business-profile',
  store: `${resourceOf('stores')}/create`,
  gift: `${resourceOf('gifts')}/create`,
  till: undefined,
  customer: `${resourceOf('customers')}/create`,
};

function StepRow({ step, done }: Step) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const place = places[step];
  const Icon = done ? DoneIcon : OpenIcon;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, py: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Icon
        color={done ? 'success' : 'disabled'}
        titleAccess={translate(done ? 'home.start.done' : 'home.start.open')}
      />
      <Box sx={{ flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(`home.start.${step}.title`)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`home.start.${step}.text`)}
        </Typography>
      </Box>
      {done || !place ? null : (
        <Button component={Link} to={addressOf(place)} variant="outlined" size="small">
          {translate(`home.start.${step}.go`)}
        </Button>
      )}
    </Stack>
  );
}

/** What makes a programme run, for a company that has no receipt yet. */
export function StartHere() {
  const translate = useTranslate();
  const { data } = useStart();
  if (!data || data.running) return null;
  const done = data.steps.filter((each) => each.done).length;
  const progress = { done, all: data.steps.length };
  return (
    <Section title={translate('home.start.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('home.start.progress', progress)}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(done / data.steps.length) * 100}
        aria-label={translate('home.start.progress', progress)}
        sx={{ mb: 1, borderRadius: 1, height: 6 }}
      />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.steps.map((each) => (
          <StepRow key={each.step} {...each} />
        ))}
      </Box>
    </Section>
  );
}
