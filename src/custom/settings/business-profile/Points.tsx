import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import {
  type CompanySettings,
  changeCarrying,
  changeCompanyClaimDays,
  changeExpiration,
  changeInitialPoints,
  changeLedgerTerms,
  changePointsRatio,
  changePointsReturn,
} from '../../../../contract/settings/company-settings.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { rightsChanged } from '../../../session/rights-changed.ts';
import { usePanel } from '../../../shell/context.ts';
import { SettingSwitch } from '../general/SettingSwitch.tsx';
import { SettingsForm } from '../general/SettingsForm.tsx';

// Of one point there would be four decimals, of a hundred there are two.
const each = 100;
const scale = 10_000;
const ofHundred = (value: number) => Math.round(value * each * each) / each;
const ofOne = (value: unknown) =>
  typeof value === 'number' ? Math.round((value / each) * scale) / scale : value;

const zones = Intl.supportedValuesOf('timeZone');

/** The zones of the browser, and the one that is set, which it may know by another name. */
const zoneOptions = (saved: string) =>
  [...new Set([saved, ...zones])].sort().map((zone) => ({ value: zone, word: zone }));

/** Every page shows the days and times of another zone as soon as it is saved. */
function useZoneChange(zone: string) {
  const { store } = usePanel();
  useEffect(() => {
    if (zone !== store.time_zone) rightsChanged();
  }, [zone, store.time_zone]);
}

/** How points come, count, expire and what they are worth. */
export function Points({ saved }: { saved: CompanySettings }) {
  const translate = useTranslate();
  const version = saved.updated_at;
  const { online_offline_points_ratio, init_user_points, total_users } = saved;
  const { expiration_points, points_pending_days, point_value, time_zone } = saved;
  useZoneChange(time_zone);
  return (
    <>
      <SettingsForm
        name="ratio"
        change={changePointsRatio}
        version={version}
        saved={{ online_offline_points_ratio }}
        fields={[{ name: 'online_offline_points_ratio', kind: 'count', hint: true }]}
      />
      <SettingsForm
        name="initial"
        change={changeInitialPoints}
        version={version}
        saved={{ init_user_points, total_users }}
        fields={[
          { name: 'init_user_points', kind: 'points', hint: true },
          { name: 'total_users', kind: 'count', hint: true },
        ]}
      />
      <SettingsForm
        name="expiration"
        change={changeExpiration}
        version={version}
        saved={{ expiration_points }}
        fields={[{ name: 'expiration_points', kind: 'count', hint: true }]}
      />
      <SettingsForm
        name="terms"
        change={changeLedgerTerms}
        version={version}
        saved={{ points_pending_days, point_value: ofHundred(point_value), time_zone }}
        toSend={(value) => ({ ...value, point_value: ofOne(value.point_value) })}
        fields={[
          { name: 'points_pending_days', kind: 'count', hint: true },
          { name: 'point_value', kind: 'money', hint: true },
          { name: 'time_zone', kind: 'choice', hint: true, options: zoneOptions(time_zone) },
        ]}
      />
      <SettingsForm
        name="claimDays"
        change={changeCompanyClaimDays}
        version={version}
        saved={{ coupon_claim_valid_days: saved.coupon_claim_valid_days }}
        fields={[{ name: 'coupon_claim_valid_days', kind: 'count', hint: true }]}
      />
      <Section title={translate('businessProfile.titles.carry')}>
        <SettingSwitch
          name="carry_remainders"
          saved={saved.carry_remainders}
          change={changeCarrying}
        />
      </Section>
      <Section title={translate('businessProfile.titles.return')}>
        <SettingSwitch
          name="return_points_after_coupon_exp"
          saved={saved.return_points_after_coupon_exp}
          change={changePointsReturn}
        />
      </Section>
    </>
  );
}
