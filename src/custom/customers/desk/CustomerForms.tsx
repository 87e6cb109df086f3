import { useWatch } from 'react-hook-form';
import { FormFields } from '../../../resources/form/FormFields.tsx';
import { FormSection } from '../../../resources/form/FormSection.tsx';
import { GeneratedCreate, GeneratedEdit } from '../../../resources/form/GeneratedForm.tsx';

const person = [
  'first_name',
  'last_name',
  'mobile',
  'country_id',
  'email',
  'phone',
  'gender',
  'birth_date',
];

/** Of whom the whole date is known, the day and month are known with it. */
function BirthdayWithoutYear() {
  return useWatch({ name: 'birth_date' }) ? null : <FormFields names={['birthday']} />;
}

function Fields() {
  return (
    <>
      <FormSection word="person">
        <FormFields names={person} />
        <BirthdayWithoutYear />
      </FormSection>
      <FormSection word="address">
        <FormFields names={['address', 'zipcode', 'county_id']} />
      </FormSection>
      <FormSection word="joining">
        <FormFields names={['store_id', 'form_date']} />
      </FormSection>
      <FormSection word="consents">
        <FormFields names={['marketing', 'sms', 'viber', 'push', 'mail']} />
      </FormSection>
      <FormFields names={['extra_attributes']} />
    </>
  );
}

/** Registers a customer at the desk; most are from where the company is. */
export const CustomerCreate = () => (
  <GeneratedCreate>
    <Fields />
  </GeneratedCreate>
);

/** The form of one customer; what else can be done with them has its place above. */
export const CustomerForm = () => (
  <GeneratedEdit remove={false} within>
    <Fields />
  </GeneratedEdit>
);
