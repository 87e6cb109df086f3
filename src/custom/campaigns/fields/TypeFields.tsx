import { Skeleton } from '@mui/material';
import { campaignTypeIds, conditionIds, typeOf } from '../../../../contract/campaigns/kinds.ts';
import { OneOf } from '../../../resources/form/Choices.tsx';
import { ListFailed } from '../../../resources/list/ListFailed.tsx';
import type { Draft } from '../draft/draft.ts';
import { emptyOptions } from '../draft/options.ts';
import { type PartForm, partOf } from '../draft/part.ts';
import { useTypes } from '../use-lookups.ts';
import { useWord } from './pieces.tsx';
import { TypeOptions } from './TypeOptions.tsx';

type Form = PartForm<Draft>;

/** Another type asks other things, and may be met by others. */
function ofType(id: number): Partial<Draft> {
  const type = typeOf(id) ?? null;
  return {
    campaign_type_id: id,
    campaign_type_system: type,
    campaign_type_options: type ? emptyOptions[type] : {},
    campaign_condition_id: conditionIds.always,
    campaign_client_characteristic_id: null,
    campaign_client_characteristic_options: {},
  };
}

const ofCategory = (category: string): Partial<Draft> =>
  category === 'draw'
    ? { category, ...ofType(campaignTypeIds.draw) }
    : {
        category: 'other',
        campaign_type_id: null,
        campaign_type_system: null,
        campaign_type_options: {},
      };

export function CategoryField({ form: { value, set } }: { form: Form }) {
  const word = useWord();
  return (
    <OneOf
      cards
      label={word('category')}
      choices={['other', 'draw'].map((id) => ({
        id,
        name: word(`categories.${id}.name`),
        text: word(`categories.${id}.text`),
      }))}
      value={value.category ?? ''}
      onChange={(category) => set(ofCategory(category))}
    />
  );
}

/** What it waits for: the types that the server knows, of a draw the draw alone. */
export function TypeFields({ form }: { form: Form }) {
  const word = useWord();
  const { value, set, said } = form;
  const { data: types, error, refetch } = useTypes();
  if (error && !types) return <ListFailed onRetry={refetch} error={error} />;
  if (!types) return <Skeleton variant="rounded" height={240} />;
  const offered = types.filter(({ type }) => (type === 'draw') === (value.category === 'draw'));
  return (
    <>
      <OneOf
        cards
        label={word('type')}
        choices={offered.map(({ campaign_type_id, name, text }) => ({
          id: String(campaign_type_id),
          name,
          text,
        }))}
        value={String(value.campaign_type_id ?? '')}
        onChange={(id) => set(ofType(Number(id)))}
        error={said('campaign_type_id')}
      />
      {value.campaign_type_system ? (
        <TypeOptions
          key={value.campaign_type_system}
          type={value.campaign_type_system}
          form={partOf(form, 'campaign_type_options')}
        />
      ) : null}
    </>
  );
}
