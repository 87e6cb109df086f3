import { channelChoices } from '../../../../contract/campaigns/kinds.ts';
import { Beside, OneOf, SomeOf } from '../../../resources/form/Choices.tsx';
import { NumberField } from '../../../resources/inputs/NumberField.tsx';
import { RecordsField } from '../../../resources/inputs/RecordsField.tsx';
import { usePanel } from '../../../shell/context.ts';
import type { Options, PartForm } from '../draft/part.ts';
import { HourField, useWord } from './pieces.tsx';
import { weekdayName, weekdays } from './weekdays.ts';

interface Props {
  readonly form: PartForm<Options>;
}

const idsOf = (value: unknown) => (value ?? []) as readonly number[];
const amountOf = (value: unknown) => (value ?? null) as number | string | null;

/** What was bought: for how much, which products, the how-manyth time. */
function Bought({ form: { value, set, said } }: Props) {
  const word = useWord();
  return (
    <>
      <Beside>
        <NumberField
          label={word('options.minimum_amount')}
          value={amountOf(value.minimum_amount)}
          onChange={(minimum_amount) => set({ minimum_amount })}
          error={said('minimum_amount')}
          hint={word('hints.minimum_amount')}
        />
        <NumberField
          unit="points"
          label={word('options.nth_receipt')}
          value={amountOf(value.nth_receipt)}
          onChange={(nth_receipt) => set({ nth_receipt })}
          error={said('nth_receipt')}
          hint={word('hints.nth_receipt')}
        />
      </Beside>
      <RecordsField
        of="company-products"
        label={word('options.product_ids')}
        value={idsOf(value.product_ids)}
        onChange={(product_ids) => set({ product_ids })}
        error={said('product_ids')}
        hint={word('hints.product_ids')}
      />
      <RecordsField
        of="product-tags"
        label={word('options.product_tag_ids')}
        value={idsOf(value.product_tag_ids)}
        onChange={(product_tag_ids) => set({ product_tag_ids })}
        error={said('product_tag_ids')}
      />
    </>
  );
}

/** When it was bought, and where. */
function Moment({ form: { value, set, said } }: Props) {
  const word = useWord();
  const { lang } = usePanel();
  return (
    <>
      <SomeOf
        label={word('options.weekdays')}
        hint={word('hints.weekdays')}
        choices={weekdays.map((day) => ({ id: String(day), name: weekdayName(day, lang) }))}
        value={idsOf(value.weekdays).map(String)}
        onChange={(ids) => set({ weekdays: ids.map(Number) })}
        error={said('weekdays')}
      />
      <Beside>
        <HourField
          label={word('options.from_hour')}
          none={word('anyHour')}
          value={value.from_hour}
          onChange={(from_hour) => set({ from_hour })}
          error={said('from_hour')}
        />
        <HourField
          label={word('options.to_hour')}
          none={word('anyHour')}
          first={1}
          value={value.to_hour}
          onChange={(to_hour) => set({ to_hour })}
          error={said('to_hour')}
        />
      </Beside>
      <OneOf
        label={word('options.channel')}
        choices={channelChoices.map((id) => ({ id, name: word(`choices.channel.${id}`) }))}
        value={String(value.channel)}
        onChange={(channel) => set({ channel })}
      />
    </>
  );
}

/** Which receipts a campaign waits for. */
export const ReceiptOptions = (props: Props) => (
  <>
    <Bought {...props} />
    <Moment {...props} />
  </>
);
