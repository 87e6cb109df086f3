import { characteristicOf } from '../../../../contract/campaigns/kinds.ts';
import { OneOf } from '../../../resources/form/Choices.tsx';
import { RecordsField } from '../../../resources/inputs/RecordsField.tsx';
import type { Draft } from '../draft/draft.ts';
import { emptyCharacteristic } from '../draft/options.ts';
import { type PartForm, partOf } from '../draft/part.ts';
import { useCharacteristics, useConditions } from '../use-lookups.ts';
import { CharacteristicFields } from './CharacteristicFields.tsx';
import { useWord } from './pieces.tsx';

type Form = PartForm<Draft>;

/** How often one customer may take part. */
function Condition({ form: { value, set, said } }: { form: Form }) {
  const word = useWord();
  const { data: conditions = [] } = useConditions(value.campaign_type_id);
  return (
    <OneOf
      label={word('condition')}
      choices={conditions.map((each) => ({
        id: String(each.campaign_condition_id),
        name: each.name,
      }))}
      value={String(value.campaign_condition_id)}
      onChange={(id) => set({ campaign_condition_id: Number(id) })}
      error={said('campaign_condition_id')}
    />
  );
}

/** Which stores take part: all there are, or those that are named (campaign-all-stores). */
function Stores({ form }: { form: Form }) {
  const word = useWord();
  const { value, set, said } = partOf(form, 'campaign_condition_options');
  return (
    <>
      <OneOf
        label={word('stores')}
        choices={['*', 'list'].map((id) => ({
          id,
          name: word(id === '*' ? 'allStores' : 'someStores'),
        }))}
        value={value.store_participants}
        onChange={(id) => set({ store_participants: id === '*' ? '*' : 'list' })}
      />
      {value.store_participants === 'list' ? (
        <RecordsField
          of="stores"
          label={word('stores')}
          value={value.store_ids}
          onChange={(store_ids) => set({ store_ids })}
          error={said('store_ids')}
        />
      ) : null}
    </>
  );
}

const none = 'none';

/** What a customer has to be like: first that nothing is asked (client-characteristic-first-option). */
function Characteristic({ form }: { form: Form }) {
  const word = useWord();
  const { value, set, said } = form;
  const { data: known = [] } = useCharacteristics(value.campaign_type_id);
  const asked = value.campaign_client_characteristic_id;
  const name = asked === null ? undefined : characteristicOf(asked);
  const choose = (id: string) => {
    const chosen = id === none ? undefined : characteristicOf(Number(id));
    set({
      campaign_client_characteristic_id: chosen ? Number(id) : null,
      campaign_client_characteristic_options: chosen ? emptyCharacteristic[chosen] : {},
    });
  };
  return (
    <>
      <OneOf
        label={word('characteristic')}
        choices={[
          { id: none, name: word('noCharacteristic') },
          ...known.map((each) => ({
            id: String(each.campaign_client_characteristic_id),
            name: each.name,
          })),
        ]}
        value={String(asked ?? none)}
        onChange={choose}
        error={said('campaign_client_characteristic_id')}
      />
      {name ? (
        <CharacteristicFields
          key={name}
          name={name}
          form={partOf(form, 'campaign_client_characteristic_options')}
        />
      ) : null}
    </>
  );
}

/** Of whom it is, where, and how often one may take part. */
export const WhoFields = ({ form }: { form: Form }) => (
  <>
    <Condition form={form} />
    <Stores form={form} />
    <Characteristic form={form} />
  </>
);
