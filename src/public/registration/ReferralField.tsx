import { useLoaderData } from 'react-router';
import { type Referral, referrals } from '../../../contract/people/referrals.ts';
import type { RegistrationWords } from '../../i18n/load-registration.ts';
import { SelectField } from './SelectField.tsx';

interface Props {
  readonly name: string;
  readonly value: Referral;
  readonly onChoose: (value: Referral) => void;
}

/** The source of the registration. */
export function ReferralField(props: Props) {
  const { account: words } = useLoaderData<RegistrationWords>();
  const choices = referrals.map((value) => ({ value, label: words.referrals[value] }));
  return <SelectField {...props} label={words.referral} choices={choices} />;
}
