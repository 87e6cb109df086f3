import { Alert, Button, Card, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router';
import {
  type CompanyStart,
  startPoints,
  suggested,
} from '../../../../contract/organisations/start.ts';
import { useOwnForm } from '../../../resources/form/use-own-form.ts';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import { send } from '../../../session/api.ts';
import { useOneKey } from '../../../session/use-one-key.ts';
import { useCan, usePanel } from '../../../shell/context.ts';
import { useAddressOf } from '../../../shell/menu.ts';
import { homePath } from '../../../shell/panel.ts';
import { Title } from '../../../shell/Title.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { ledOn, startPaths } from './places.ts';
import { useStart } from './use-start.ts';

interface Terms {
  readonly name: string;
  readonly reward_points: number | string | null;
  readonly worth: number | string | null;
}

const begun: Terms = { name: '', reward_points: suggested.points, worth: suggested.worth };
/** A point's own value, to four decimals, of what a hundred are worth. */
const ofOne = (worth: Terms['worth']) =>
  typeof worth === 'number' ? Math.round(worth * 100) / 10_000 : worth;
const exampleAmount = 20;

/** Where one is led next: on to the first receipt, or back to the list. */
function useNext() {
  const addressOf = useAddressOf();
  const [search] = useSearchParams();
  const mayRegister = useCan('customers.create');
  const isLed = search.has(ledOn) && mayRegister;
  return addressOf(isLed ? `${startPaths.receipt}?${ledOn}=1` : homePath);
}

function useFirstStore(isNew: boolean) {
  const { store } = usePanel();
  const navigate = useNavigate();
  const notify = useNotify();
  const next = useNext();
  const { once } = useOneKey();
  const { method, path, body: rule } = startPoints;
  const params = { storeId: store.company_id };
  return useOwnForm({
    saved: begun,
    rule,
    toSend: ({ name, reward_points, worth }: Terms) => ({
      ...(isNew ? { name } : {}),
      reward_points,
      point_value: ofOne(worth),
    }),
    send: async (body) => {
      await once((idempotencyKey) =>
        send<typeof startPoints>(method, path, { params, body, idempotencyKey }),
      );
      notify(isNew ? 'firstSteps.created' : 'firstSteps.set', { type: 'success' });
      navigate(next);
    },
    again: () => undefined,
  });
}

type Form = ReturnType<typeof useFirstStore>;

/** What a receipt would earn by what is typed. */
function Example({ value: { reward_points: points, worth } }: { value: Terms }) {
  const translate = useTranslate();
  const { money, number } = useWritten();
  if (typeof points !== 'number' || typeof worth !== 'number') return null;
  const earned = Math.round(points * exampleAmount * 100) / 100;
  return (
    <Typography role="status" sx={{ bgcolor: 'action.hover', borderRadius: 2, px: 2, py: 1.5 }}>
      {translate('firstSteps.example', {
        amount: money(exampleAmount),
        points: number(earned),
        worth: money((earned * worth) / 100),
      })}
    </Typography>
  );
}

/** How much of what is bought comes back, in percent. */
const shareOf = ({ reward_points: points, worth }: Terms) =>
  typeof points === 'number' && typeof worth === 'number' ? points * worth : 0;

function PointFields({ form: { value, set, said } }: { form: Form }) {
  const translate = useTranslate();
  const { money, number } = useWritten();
  const { points, hundred, worth } = suggested;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <NumberField
        name="reward_points"
        label={translate('firstSteps.perEuro')}
        unit="points"
        value={value.reward_points}
        onChange={(reward_points) => set({ reward_points })}
        error={said('reward_points')}
        hint={translate('firstSteps.perEuroHint', { points: number(points) })}
      />
      <NumberField
        name="worth"
        label={translate('firstSteps.worth', { hundred: number(hundred) })}
        value={value.worth}
        onChange={(worth) => set({ worth })}
        error={said('point_value')}
        hint={translate('firstSteps.worthHint', {
          worth: money(worth),
          share: number(shareOf(value)),
        })}
      />
    </Stack>
  );
}

function NameField({ form: { value, set, said } }: { form: Form }) {
  const translate = useTranslate();
  return (
    <TextField
      name="name"
      label={translate('firstSteps.name')}
      value={value.name}
      onChange={(event) => set({ name: event.target.value })}
      error={Boolean(said('name'))}
      helperText={said('name') ?? translate('firstSteps.nameHint')}
      slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
      // It is what this page is for.
      autoFocus
      required
    />
  );
}

function FirstStore({ start }: { start: CompanyStart }) {
  const translate = useTranslate();
  const addressOf = useAddressOf();
  const isNew = start.store === null;
  const form = useFirstStore(isNew);
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}
    >
      <Stack spacing={2}>
        <Typography>
          {translate(isNew ? 'firstSteps.storeLead' : 'firstSteps.pointsLead')}
        </Typography>
        {form.refused ? <Alert severity="error">{form.refused}</Alert> : null}
        {isNew ? <NameField form={form} /> : null}
        <PointFields form={form} />
        <Example value={form.value} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" variant="contained" loading={form.busy}>
            {translate(isNew ? 'firstSteps.opens' : 'firstSteps.sets')}
          </Button>
          <Button component={Link} to={addressOf(homePath)}>
            {translate('firstSteps.later')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

/** The first store of a company with its points; the points alone where there is a store already. */
export function FirstStorePage() {
  const translate = useTranslate();
  const { store } = usePanel();
  const { data, error, refetch } = useStart(store.company_id);
  const title = data?.store ? 'firstSteps.pointsTitle' : 'firstSteps.store';
  return (
    <>
      <Title title={translate(title)} />
      {error && !data ? <ListFailed onRetry={refetch} error={error} /> : null}
      {data ? <FirstStore start={data} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={360} /> : null}
    </>
  );
}
