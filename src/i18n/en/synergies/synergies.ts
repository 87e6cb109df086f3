import type { synergies as declared } from '../../../../contract/synergies/synergies.ts';
import type { Words } from '../../shape/words.ts';

export const synergies = {
  name: 'Collaboration |||| Collaborations',
  fields: {
    synergy_id: 'ID',
    store_id: 'Company',
    name: 'Company',
    logo: 'Logo',
    to_company_id: 'Company to ask',
    from_to_points_ratio: 'Rate: our points → theirs',
    to_from_points_ratio: 'Their points here',
    status: 'State',
    asked_by: 'Requested by',
    created_at: 'Asked on',
    updated_at: 'Last changed',
  },
  texts: {
    empty: 'Agree with another company that customers can use their points at both.',
    created: 'You have successfully created synergy',
    choices: {
      requested: 'Waiting',
      active: 'Active',
      rejected: 'Rejected',
      cancelled: 'Withdrawn',
      ended: 'Ended',
      us: 'Us',
      them: 'Them',
    },
  },
} satisfies Words<typeof declared>;
