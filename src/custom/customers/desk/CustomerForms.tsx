import {
  FormFields,
  GeneratedCreate,
  GeneratedEdit,
} from '../../../resources/form/GeneratedForm.tsx';

const person = [
  'first_name',
  'last_name',
  'mobile',
  'country_id',
  'email',
  'phone',
  'gender',
  'birth_date',
  'address',
  'zipcode',
  'county_id',
  'store_id',
  'form_date',
];
const consents = ['marketing', 'sms', 'viber', 'push', 'mail'];

function Fields() {
  return <FormFields names={[...person, ...consents, 'extra_attributes']} />;
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
