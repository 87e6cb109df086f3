import { cashRegisters } from '../cash-registers.ts';
import { members, storeUsers } from '../members.ts';
import { productPoints } from '../product-points.ts';
import { rights } from '../rights.ts';
import { settingsForms } from '../settings-forms.ts';
import { storeProfile } from '../store-profile.ts';

/** The settings of a store: points, switches and limits, product points, cards, tills. */
export const words = {
  ...settingsForms,
  storeProfile,
  storeSettings: {
    points: {
      title: 'Points for a receipt',
      reward_points: 'Points',
      reward_amount: 'for each amount of',
      reward_floor: 'Whole points only, rounded down',
      example: '%{amount} → %{points} point |||| %{amount} → %{points} points',
      before: 'Before tiers and the points of products.',
      done: 'You have successfully updated reward points',
    },
    flags: {
      title: 'What this store offers',
      reward_active: 'This store awards points',
      points_payment: 'Customers may pay with points here',
      fast_payment: 'Fast payment',
      thermal_printer: 'Thermal printer',
      hints: {
        reward_active: 'Off, receipts are refused with that reason.',
        points_payment: 'Points cover a part of the receipt, or all of it.',
        fast_payment: 'Online receipts are posted at once; off, they wait under pending payments.',
        thermal_printer: 'The till offers to print a slip for each receipt.',
      },
      channel: 'New points are told by',
      noChannel: 'No message',
      notSetUp: '%{name} (not set up)',
      done: {
        reward_active: 'You have successfully updated the award of points',
        points_payment: 'You have successfully updated payment with points',
        fast_payment: 'You have successfully updated fast payment',
        thermal_printer: 'You have successfully updated thermal printer',
        channel: 'You have successfully updated the message for new points',
      },
    },
    limits: {
      title: 'Transaction limits',
      hint: 'A receipt outside these limits is refused. Leave a field empty for no limit.',
      min_amount_limit: 'Smallest receipt',
      max_amount_limit: 'Largest receipt',
      done: 'You have successfully updated Transaction Limit',
    },
  },
  productPoints: {
    hint: 'What one piece of a product adds to its receipt.',
    of: 'Points of %{name}',
    sharedBoth: 'Set by the company, the same in all stores.',
    sharedOffline: 'The company gives %{points} in the store; these hold for online sales.',
    sharedOnline: 'The company gives %{points} online; these hold for sales in the store.',
  },
  cards: {
    hint: 'The cards of the programme, the same in every store. A free card is given to a customer at the till.',
    add: 'Add cards',
    addHint: 'Up to %{most} consecutive numbers of 4 to 10 digits, all of them or none.',
    first: 'First number',
    count: 'How many',
    upTo: 'Up to number %{last}',
    added: 'You have successfully added the cards',
    search: 'Card number',
    state: 'State',
    states: { free: 'Free', in_use: 'In use' },
    number: 'Number',
    customer: 'Customer',
    attached: 'Given',
    created: 'Added',
    actions: 'Actions',
    delete: 'Delete card %{number}',
    deleteText: 'Nobody will be able to be given this card.',
    deleted: 'You have successfully deleted the card',
    empty: 'There are no cards yet. Add a run of numbers.',
  },
  tills: {
    title: 'Devices',
    hint: 'A tablet or telephone becomes this till with a code that works once. It stays signed in until it is signed out here.',
    pair: 'Pair a device',
    signOut: 'Sign out devices',
    signOutText: 'Every device that is paired with “%{name}” will need a new code.',
    signedOut: '%{smart_count} device was signed out |||| %{smart_count} devices were signed out',
    pairing: 'A device for “%{name}”',
    where: 'Open this address on the device and type the code:',
    left: 'Works for another %{time}',
    expired: 'This code has expired.',
    again: 'New code',
  },
  members,
  rights,
  resources: {
    'settings/cash-registers': cashRegisters,
    'settings/product-points': productPoints,
    'settings/users': storeUsers,
  },
};
