import type {
  staff as declaredStaff,
  storeUsers as declaredUsers,
} from '../../../../contract/people/members.ts';
import type { Words } from '../../shape/words.ts';

/** The people of a company or a store. */
export const members = {
  new: 'New user',
  newHint: {
    company: 'Someone who helps to run the programme. They start as a moderator.',
    store: 'A person who works in this store. They start as a moderator.',
  },
  fields: {
    country_id: 'Country',
    mobile: 'Mobile number',
    full_name: 'Full name',
    password: 'Initial password',
  },
  mobileHint:
    'We send an invitation to this mobile. Someone who signs in already keeps their name and password.',
  passwordHint:
    'Optional, at least 8 characters: for one sign-in of a new person, together with a code sent to their mobile.',
  startHint: 'Initial rights. You cannot give a right you do not have.',
  invited: 'The invitation was sent to %{mobile}',
  states: {
    invited: 'The invitation was sent to the mobile. Access begins when it is accepted.',
    asleep:
      'This person has not proved their mobile yet. Access begins when they sign in and prove it.',
  },
  account: 'Customer account',
  rights: {
    hint: 'What %{name} may do here. Changes take effect with their next action.',
    done: 'You have successfully updated user permissions',
  },
  pin: {
    title: 'Set a till PIN',
    change: 'Change the till PIN',
    remove: 'Remove the till PIN',
    question: 'Till PIN of %{name}',
    text: 'Four to six digits. At a paired till, this person chooses their name and types it: receipts then name them. Tell it to nobody else.',
    pin: 'PIN',
    removeText:
      '%{name} can no longer open a paired till. When nobody in the store has a PIN, its tills stop asking for one.',
    done: 'The till PIN was saved',
    removed: 'The till PIN was removed',
  },
  upgrade: {
    title: 'Upgrade',
    question: 'Make %{name} an admin?',
    text: 'An admin has every right here that you hold yourself, also over other people’s rights.',
    done: 'You have successfully upgraded the user',
  },
  downgrade: {
    title: 'Downgrade',
    question: 'Make %{name} a moderator?',
    text: 'A moderator has the default rights. What was given beyond them is taken.',
    done: 'You have successfully downgraded the user',
  },
  remove: {
    title: 'Remove',
    question: 'Remove %{name}?',
    text: 'They lose access immediately. Their account and history are kept.',
    done: 'You have successfully deleted the user',
  },
};

const fields = {
  user_id: 'ID',
  full_name: 'Name',
  mobile: 'Mobile',
  country_id: 'Country',
  user_account_id: 'Customer account',
  permissions: 'Rights',
  role_id: 'Role',
  permissions_enabled: 'Has rights',
  state: 'State',
  created_at: 'Member since',
};

const done = {
  choices: { active: 'Active', invited: 'Invited', asleep: 'Not proved' },
  created: 'You have successfully created store moderator',
  updated: 'You have successfully updated user permissions',
  deleted: 'You have successfully deleted the user',
};

export const staff = {
  name: 'Staff user |||| Company staff',
  tab: 'User rights',
  fields,
  texts: {
    ...done,
    created: 'You have successfully created staff user',
    empty: 'Add the people who run the programme with you.',
  },
} satisfies Words<typeof declaredStaff>;

export const storeUsers = {
  name: 'User |||| Users',
  fields,
  texts: { ...done, empty: 'Add the people who work in this store.' },
} satisfies Words<typeof declaredUsers>;
