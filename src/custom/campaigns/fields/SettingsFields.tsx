import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { bearers } from '../../../../contract/campaigns/definition.ts';
import { Beside, OneOf } from '../../../resources/form/Choices.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { type Draft, emptyCaps } from '../draft/draft.ts';
import { type PartForm, partOf } from '../draft/part.ts';
import { useWord } from './pieces.tsx';

interface Props {
  readonly form: PartForm<Pick<Draft, 'invoicing_settings' | 'caps'>>;
}

/** Who bears what it gives and what its messages cost. */
export function BearerFields({ form }: Props) {
  const word = useWord();
  const { value, set, said } = partOf(form, 'invoicing_settings');
  return (
    <>
      <OneOf
        label={word('bearer')}
        choices={bearers.map((id) => ({
          id,
          name: word(`bearers.${id}.name`),
          text: word(`bearers.${id}.text`),
        }))}
        value={value.bearer}
        onChange={(id) => set({ bearer: bearers.find((each) => each === id) ?? 'company' })}
        cards
      />
      {value.bearer === 'shared' ? (
        <NumberField
          unit="points"
          label={word('storePercentage')}
          value={value.store_percentage}
          onChange={(store_percentage) => set({ store_percentage })}
          error={said('store_percentage')}
          hint={word('hints.storePercentage')}
        />
      ) : null}
    </>
  );
}

/** Which comes first of those that something happens for at once. */
export function PriorityField({ form }: { readonly form: PartForm<Pick<Draft, 'priority'>> }) {
  const word = useWord();
  return (
    <NumberField
      unit="count"
      label={word('priority')}
      value={form.value.priority}
      onChange={(priority) => form.set({ priority })}
      error={form.said('priority')}
      hint={word('hints.priority')}
    />
  );
}

const capNames = Object.keys(emptyCaps) as (keyof typeof emptyCaps)[];

/** What it gives at most; reaching one pauses it. */
export function CapsFields({ form }: Props) {
  const translate = useTranslate();
  const word = useWord();
  const { value, set, said } = partOf(form, 'caps');
  return (
    <section aria-label={word('caps')}>
      <Typography variant="h4" component="h3">
        {word('caps')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {word('hints.caps')}
      </Typography>
      <Beside>
        {capNames.map((name) => (
          <NumberField
            key={name}
            unit={name.startsWith('money') ? 'money' : 'points'}
            label={translate(`resources.campaigns/view-campaigns.texts.caps.${name}`)}
            none={translate('shell.without.limit')}
            value={value[name]}
            onChange={(most) => set({ [name]: most })}
            error={said(name)}
          />
        ))}
      </Beside>
    </section>
  );
}
