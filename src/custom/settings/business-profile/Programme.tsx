import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  type CompanySettings,
  changeCampaignEmails,
  changeCouponCreation,
  changePointsVisibility,
  changeProgrammeVisibility,
  changePushNotifications,
} from '../../../../contract/settings/company-settings.ts';
import { Section } from '../../../resources/pieces/Section.tsx';
import { SettingSwitch } from '../general/SettingSwitch.tsx';
import { SettingsForm } from '../general/SettingsForm.tsx';

const switches = {
  app_points_visibility: changePointsVisibility,
  rc_app_visible_loyalty_program: changeProgrammeVisibility,
  push_notifications: changePushNotifications,
  campaign_email_notifications: changeCampaignEmails,
} as const;
type Name = keyof typeof switches;

/** What customers see of the programme and are told, and who creates its coupons. */
export function Programme({ saved }: { saved: CompanySettings }) {
  const translate = useTranslate();
  const options = saved.coupon_creation_types.map(({ coupon_creation_type_id, name }) => ({
    value: coupon_creation_type_id,
    word: name,
  }));
  return (
    <>
      <Section title={translate('businessProfile.titles.visibility')}>
        <Stack spacing={1.5}>
          {(Object.keys(switches) as Name[]).map((name) => (
            <SettingSwitch key={name} name={name} saved={saved[name]} change={switches[name]} />
          ))}
        </Stack>
      </Section>
      <SettingsForm
        name="creation"
        change={changeCouponCreation}
        saved={{ coupon_creation_type_id: saved.coupon_creation_type_id }}
        fields={[{ name: 'coupon_creation_type_id', kind: 'choice', hint: true, options }]}
      />
    </>
  );
}
