import type { NewPlan } from '../../../contract/billing/plans.ts';
import type { Localized } from '../../../contract/engine/languages.ts';
import { defaultTrees } from '../../../contract/permissions/default-trees.ts';

const words = (el: string, en: string, it: string): Localized => ({ el, en, it });

type Described = Pick<NewPlan, 'plan_name' | 'plan_description' | 'plan_price' | 'permissions'>;

/** A plan by the month, as its form begins. */
const monthly = (plan: Described, is_brand: boolean): NewPlan => ({
  ...plan,
  interval: 'month',
  interval_count: 1,
  vat_included: true,
  reward_points: 0,
  reward_type_id: null,
  store_payment_methods: [],
  is_public: true,
  extra_properties: { is_pos: false, is_brand },
  attributes: undefined,
});

/** What the platform sells to companies beside the plan that every installation begins with. */
export const chainPlan = monthly(
  {
    plan_name: words('Αλυσίδα', 'Chain', 'Catena'),
    plan_description: words(
      'Όλα όσα έχει η Εταιρεία, με δικό σας σύμβουλο και προτεραιότητα στην υποστήριξη.',
      'Everything of Company, with an adviser of your own and priority when you need help.',
      'Tutto ciò che offre Azienda, con un consulente dedicato e assistenza prioritaria.',
    ),
    plan_price: 199,
    permissions: defaultTrees.company,
  },
  true,
);

/** What the company sells to its stores. */
export const storePlans = {
  basic: monthly(
    {
      plan_name: words('Βασικό', 'Basic', 'Base'),
      plan_description: words(
        'Ταμείο, πελάτες και κουπόνια για ένα κατάστημα.',
        'The till, customers and coupons of one store.',
        'Cassa, clienti e buoni per un negozio.',
      ),
      plan_price: 19.9,
      permissions: defaultTrees.store,
    },
    false,
  ),
  full: monthly(
    {
      plan_name: words('Πλήρες', 'Full', 'Completo'),
      plan_description: words(
        'Όλα του Βασικού, με την τοπική προβολή και το υλικό του καταστήματος.',
        'Everything of Basic, with local marketing and printed material.',
        'Tutto di Base, con il marketing locale e i materiali stampati.',
      ),
      plan_price: 39.9,
      permissions: defaultTrees.store,
    },
    false,
  ),
} as const;

/** What a store says of a line of its month. */
export const complaint =
  'Μας φαίνονται περισσότεροι πόντοι απ’ όσους δώσαμε. Μπορείτε να τους δείτε ξανά;';
