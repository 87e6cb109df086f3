import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { typeOf } from '../../../../contract/campaigns/kinds.ts';
import { formatDate } from '../../../i18n/format.ts';
import { FactList } from '../../../resources/pieces/FactList.tsx';
import { useWritten } from '../../../shell/use-written.ts';
import { MessagePreview } from '../../messages/channels/MessagePreview.tsx';
import { typedOptions } from '../draft/options.ts';
import { useWord } from '../fields/pieces.tsx';
import { useCharacteristics, useConditions, useTypes } from '../use-lookups.ts';
import { Names } from './Names.tsx';
import { useOptionFacts } from './option-facts.tsx';
import type { Shown } from './shown.ts';

interface Props {
  readonly campaign: Shown;
}

/** What it waits for. */
export function TypeFacts({ campaign: { campaign_type_id, campaign_type_options } }: Props) {
  const word = useWord();
  const optionFacts = useOptionFacts();
  const type = typeOf(campaign_type_id ?? 0);
  const name = useTypes().data?.find((each) => each.type === type)?.name;
  const options = type ? typedOptions(type, campaign_type_options) : {};
  // Its hour is told with its day.
  const { hour, ...others } = options;
  return (
    <FactList
      facts={[
        [word('type'), name],
        ...optionFacts(
          campaign_type_options.at ? { ...others, at: campaign_type_options.at } : options,
        ),
      ]}
    />
  );
}

/** Of whom, where and how often. */
export function WhoFacts({ campaign }: Props) {
  const word = useWord();
  const optionFacts = useOptionFacts();
  const { campaign_type_id: typeId, campaign_client_characteristic_id: asked } = campaign;
  const { store_participants, store_ids } = campaign.campaign_condition_options;
  const condition = useConditions(typeId).data?.find(
    (each) => each.campaign_condition_id === campaign.campaign_condition_id,
  );
  const characteristic = useCharacteristics(typeId).data?.find(
    (each) => each.campaign_client_characteristic_id === asked,
  );
  return (
    <FactList
      facts={[
        [word('condition'), condition?.name],
        [
          word('stores'),
          store_participants === '*' ? (
            word('allStores')
          ) : (
            <Names key="stores" of="stores" ids={store_ids} />
          ),
        ],
        [word('characteristic'), asked === null ? word('noCharacteristic') : characteristic?.name],
        ...optionFacts(campaign.campaign_client_characteristic_options),
      ]}
    />
  );
}

/** What it gives. */
export function RewardFacts({ campaign: { campaign_reward: reward } }: Props) {
  const translate = useTranslate();
  const word = useWord();
  const { number } = useWritten();
  const field = (name: string) => translate(`resources.campaigns/view-rewards.fields.${name}`);
  if (!reward) return <Typography>{word('givesNothing')}</Typography>;
  const { title, points, gift_ids, coupon_claim_valid_days: days } = reward;
  return (
    <FactList
      facts={[
        [field('title'), title],
        [field('points'), points ? number(Number(points)) : null],
        [
          field('gift_ids'),
          gift_ids.length ? <Names key="gifts" of="gifts" ids={gift_ids} /> : null,
        ],
        [field('coupon_claim_valid_days'), days ? number(Number(days)) : null],
      ]}
    />
  );
}

/** What its customers are told, as they read it. */
export const MessageFacts = ({ campaign }: Props) => (
  <MessagePreview message={campaign} title={campaign.campaign_reward?.title ?? campaign.title} />
);

/** When it runs. */
export function PeriodFacts({ campaign: { starts_at, ends_at } }: Props) {
  const translate = useTranslate();
  const word = useWord();
  return (
    <FactList
      facts={[
        [word('starts'), starts_at ? formatDate(starts_at) : translate('shell.without.start')],
        [word('ends'), ends_at ? formatDate(ends_at) : translate('shell.without.end')],
      ]}
    />
  );
}

/** Who bears it and what it gives at most. */
export function SettingsFacts({ campaign }: Props) {
  const translate = useTranslate();
  const word = useWord();
  const { money, number } = useWritten();
  const { invoicing_settings: bears, priority, caps } = campaign;
  const limits = Object.entries(caps)
    .filter(([, most]) => most !== null)
    .map(([name, most]): [string, string] => [
      translate(`resources.campaigns/view-campaigns.texts.caps.${name}`),
      name.startsWith('money') ? money(Number(most)) : number(Number(most)),
    ]);
  return (
    <FactList
      facts={[
        [word('bearer'), bears && word(`bearers.${bears.bearer}.name`)],
        [
          word('storePercentage'),
          bears?.bearer === 'shared' ? `${number(Number(bears.store_percentage))} %` : null,
        ],
        [word('priority'), Number(priority) > 0 ? number(Number(priority)) : null],
        ...(limits.length
          ? limits
          : [[word('caps'), translate('shell.without.limit')] as [string, string]]),
      ]}
    />
  );
}
