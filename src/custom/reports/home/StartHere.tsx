import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { platformId } from '../../../../contract/organisations/platform.ts';
import {
  type CompanyStart,
  startSteps,
  suggested,
} from '../../../../contract/organisations/start.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { useCan, usePanel } from '../../../shell/context.ts';
import { lead } from '../../../shell/leading.ts';
import { useWritten } from '../../../shell/use-written.ts';
import { usePlaceOf } from '../../organisations/start/places.ts';
import { useStart } from '../../organisations/start/use-start.ts';

type Declared = (typeof startSteps)[number];

interface RowProps {
  readonly of: Declared;
  readonly done: boolean;
  /** Where it is done; nothing before there is a store to do it in. */
  readonly to: string | undefined;
}

/** The link to a step, for users with the right to it. */
function Go({ of: { step, permission }, to }: Omit<RowProps, 'done'>) {
  const translate = useTranslate();
  const { store } = usePanel();
  const may = useCan(permission);
  if (!may)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('home.start.notYours')}
      </Typography>
    );
  if (!to) return null;
  const from = to.split('?')[0] ?? to;
  return (
    <Button
      component={Link}
      to={to}
      variant="outlined"
      size="small"
      onClick={() => lead({ companyId: store.company_id, step, from })}
      sx={{ flexShrink: 0, bgcolor: 'background.paper', ml: { xs: 4.5, sm: 0 } }}
    >
      {translate(`home.start.${step}.go`)}
    </Button>
  );
}

/** The numbers that a programme is suggested to begin with. */
function useSuggested() {
  const { money, number } = useWritten();
  const { points, hundred, worth, giftPoints } = suggested;
  return (step: Declared['step']) => ({
    points: number(step === 'gift' ? giftPoints : points),
    hundred: number(hundred),
    worth: money(worth),
  });
}

function StepRow({ of, done, to }: RowProps) {
  const translate = useTranslate();
  const numbersOf = useSuggested();
  const { step, minutes } = of;
  const Icon = done ? DoneIcon : OpenIcon;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1.5,
        py: 1.25,
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Icon
        color={done ? 'success' : 'disabled'}
        titleAccess={translate(done ? 'home.start.done' : 'home.start.open')}
      />
      <Box sx={{ flex: { xs: '1 1 70%', sm: '1 1 auto' }, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{translate(`home.start.${step}.title`)}</Typography>
        {done ? null : (
          <Typography variant="body2" color="text.secondary">
            {translate(`home.start.${step}.text`, numbersOf(step))}{' '}
            {translate('home.start.minutes', { smart_count: minutes })}
          </Typography>
        )}
      </Box>
      {done ? null : <Go of={of} to={to} />}
    </Box>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  const translate = useTranslate();
  const said = translate('home.start.progress', { done, all });
  return (
    <>
      <Typography color="text.secondary">{said}</Typography>
      <LinearProgress
        variant="determinate"
        value={(done / all) * 100}
        aria-label={said}
        sx={{ my: 1, borderRadius: 1, height: 6 }}
      />
    </>
  );
}

function Steps({ start, onHide }: { start: CompanyStart; onHide: () => void }) {
  const translate = useTranslate();
  const placeOf = usePlaceOf(start.store);
  const done = new Set(start.steps.filter((each) => each.done).map(({ step }) => step));
  const hide = (
    <Button size="small" onClick={onHide}>
      {translate('home.start.hide')}
    </Button>
  );
  return (
    <Section title={translate('home.start.title')} actions={hide}>
      <Typography color="text.secondary">{translate('home.start.lead')}</Typography>
      <Progress done={done.size} all={start.steps.length} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {startSteps.map((of) => (
          <StepRow key={of.step} of={of} done={done.has(of.step)} to={placeOf(of.step)} />
        ))}
      </Box>
    </Section>
  );
}

/** Explains that a programme belongs in a company, with the link to create one. */
function Platform() {
  const translate = useTranslate();
  const { lang } = usePanel();
  return (
    <Alert
      severity="info"
      action={
        <Button
          component={Link}
          to={`/${lang}/create-company`}
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {translate('home.start.platform.go')}
        </Button>
      }
    >
      <Stack>
        <Typography sx={{ fontWeight: 600 }}>{translate('home.start.platform.title')}</Typography>
        {translate('home.start.platform.text')}
      </Stack>
    </Alert>
  );
}

/** What makes a programme run, for a company that begins: until all is done, it is hidden, or the first receipt is long ago. */
export function StartHere() {
  const { store } = usePanel();
  const { data } = useStart(store.company_id);
  const [hidden, setHidden] = useStore(`home.start.hidden.${store.company_id}`, false);
  if (store.company_id === platformId) return <Platform />;
  if (!data || data.running || hidden || data.steps.every(({ done }) => done)) return null;
  return <Steps start={data} onHide={() => setHidden(true)} />;
}
