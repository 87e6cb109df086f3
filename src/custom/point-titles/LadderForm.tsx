import AddIcon from '@mui/icons-material/Add';
import { Alert, Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Language, languages } from '../../../contract/engine/languages.ts';
import {
  changePointTitles,
  createPointTitles,
  type Ladder,
  mostTiers,
  tierModeIds,
} from '../../../contract/point-titles/point-titles.ts';
import { ladderToSend } from '../../../contract/point-titles/tiers-to-send.ts';
import { useForesee } from '../../resources/effects/use-foresee.ts';
import { OwnForm } from '../../resources/form/OwnForm.tsx';
import { useOwnForm } from '../../resources/form/use-own-form.ts';
import { useAfterPress } from '../../resources/pieces/use-after-press.ts';
import { send } from '../../session/api.ts';
import { useCan, usePanel } from '../../shell/context.ts';
import { another, type Draft, draftsOf, inOrder, withChange, withEnds, without } from './draft.ts';
import { LadderPicture } from './LadderPicture.tsx';
import { Moves } from './Moves.tsx';
import { TierFields } from './TierFields.tsx';
import { useMoves } from './use-ladder.ts';

interface Props {
  readonly ladder: Ladder;
  readonly show: (ladder: Ladder) => unknown;
  readonly again: () => unknown;
  readonly onDirty: (isDirty: boolean) => void;
}

const usualDays = 365;

/** The whole ladder is saved at once: made where there is none, changed where there is one. */
function useLadderForm({ ladder, show, again }: Props) {
  const { store } = usePanel();
  const isNew = ladder.tiers.length === 0;
  const foresee = useForesee();
  const change = isNew ? createPointTitles : changePointTitles;
  const { method, path, body: rule } = change;
  const params = { storeId: store.store_id };
  return useOwnForm({
    saved: { tiers: draftsOf(ladder) },
    rule,
    toSend: ({ tiers }) => ({
      // A press on save may come before the tiers have taken their places.
      tiers: ladderToSend(withEnds(inOrder(tiers)), ladder.settings.system),
      updated_at: ladder.updated_at,
    }),
    ask: (body) => foresee(change, params, body),
    send: async (body) => {
      const answer = await send<typeof changePointTitles>(method as 'PUT', path, { params, body });
      show(answer.data);
    },
    done: isNew ? 'tiers.created' : 'tiers.updated',
    again,
  });
}

function LanguageChoice({
  value,
  onChange,
}: {
  value: Language;
  onChange: (to: Language) => void;
}) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={value}
      onChange={(_, chosen: Language | null) => chosen && onChange(chosen)}
      aria-label={translate('tiers.language')}
    >
      {languages.map((each) => (
        <ToggleButton key={each} value={each} lang={each}>
          {translate(`languages.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const isNumber = ({ from }: Draft) => typeof from === 'number';

interface RungsProps {
  readonly form: ReturnType<typeof useLadderForm>;
  readonly settings: Ladder['settings'];
  readonly language: Language;
  readonly may: boolean;
}

/** The tiers beside each other where there is room, and another one. */
function Rungs({ form, settings: { system, tier_mode_id }, language, may }: RungsProps) {
  const translate = useTranslate();
  const { tiers } = form.value;
  const put = (next: (now: Draft[]) => Draft[]) => form.setBy('tiers', next);
  const afterPress = useAfterPress();
  const days = system === 'expiration_mode' ? usualDays : null;
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' }, gap: 2 }}>
        {tiers.map((draft, index) => (
          <TierFields
            key={draft.key}
            draft={draft}
            index={index}
            language={language}
            countsMoney={tier_mode_id === tierModeIds.amount}
            expires={system === 'expiration_mode'}
            disabled={!may}
            said={form.said}
            onChange={(change) => put((now) => withChange(now, draft.key, change))}
            onSettled={() => afterPress(() => put(inOrder))}
            onRemove={tiers.length > 1 ? () => put((now) => without(now, draft.key)) : undefined}
          />
        ))}
      </Box>
      {may && tiers.length < mostTiers ? (
        <div>
          <Button
            startIcon={<AddIcon />}
            onClick={() => put((now) => [...now, another(now, days)])}
          >
            {translate('tiers.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The stairs as they are typed, and whom they would move. */
function Drawn({ form, ladder }: { form: RungsProps['form']; ladder: Ladder }) {
  const translate = useTranslate();
  const { tiers } = form.value;
  const moves = useMoves(
    tiers.map(({ from }) => Number(from)),
    form.isDirty && tiers.length > 0 && tiers.every(isNumber),
  );
  if (!tiers.length) return <Alert severity="info">{translate('tiers.empty')}</Alert>;
  const steps = tiers.map((tier, index) => ({
    ...tier,
    customers: moves ? moves.tiers[index] : tier.customers_count,
  }));
  const countsMoney = ladder.settings.tier_mode_id === tierModeIds.amount;
  return (
    <>
      <LadderPicture steps={steps} countsMoney={countsMoney} />
      {moves ? <Moves {...moves} /> : null}
    </>
  );
}

/** The ladder: drawn as it is typed, edited tier by tier, saved as one. */
export function LadderForm(props: Props) {
  const { ladder, onDirty } = props;
  const translate = useTranslate();
  const { lang } = usePanel();
  const form = useLadderForm(props);
  const isNew = ladder.tiers.length === 0;
  const may = useCan(isNew ? 'point_packages.create' : 'point_packages.update');
  const [language, setLanguage] = useState<Language>(isNew ? 'el' : lang);
  // What is wrong is shown, even in a language that is not.
  const lacksGreek = Object.keys(form.complaints).some((path) => path.endsWith('.title.el'));
  useEffect(() => {
    if (lacksGreek) setLanguage('el');
  }, [lacksGreek]);
  useEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty]);
  return (
    <OwnForm
      title={translate('tiers.ladder')}
      hint={translate('tiers.ladderHint')}
      form={form}
      may={may}
    >
      <Drawn form={form} ladder={ladder} />
      {form.value.tiers.length ? <LanguageChoice value={language} onChange={setLanguage} /> : null}
      <Rungs form={form} settings={ladder.settings} language={language} may={may} />
    </OwnForm>
  );
}
