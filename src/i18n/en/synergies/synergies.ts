import type { synergies as declared } from '../../../../contract/synergies/synergies.ts';
import type { Words } from '../../shape/words.ts';

export const synergies = {
  name: 'Collaborator |||| Collaborators',
  fields: {
    synergy_id: 'ID',
    store_id: 'Company',
    name: 'Company',
    logo: 'Logo',
    to_company_id: 'Company to ask',
    from_to_points_ratio: 'Our points there',
    to_from_points_ratio: 'Their points here',
    status: 'State',
    asked_by: 'Asked by',
    created_at: 'Asked on',
    updated_at: 'Last changed',
  },
  texts: {
    empty: 'Agree with another company that customers of both use their points across.',
    created: 'You have successfully created synergy',
    choices: {
      requested: 'Asked',
      active: 'Active',
      rejected: 'Rejected',
      cancelled: 'Taken back',
      ended: 'Ended',
      us: 'Us',
      them: 'Them',
    },
  },
} satisfies Words<typeof declared>;
