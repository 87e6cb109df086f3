import type { subLoyalties as declared } from '../../../../contract/organisations/sub-loyalties.ts';
import type { Words } from '../../shape/words.ts';

export const subLoyalties = {
  name: 'Programme |||| Programmes',
  fields: {
    loyalty_program_id: 'ID',
    name: 'Name',
    description: 'Description',
    points_label: 'What its points are called',
    logo: 'Logo',
    country_id: 'Country',
    active: 'Active',
    gifts_count: 'Gifts',
    created_at: 'Added',
    updated_at: 'Last changed',
  },
  texts: {
    empty:
      'Programmes within your own, with a logo and a name for their points. Gifts may belong to them.',
    created: 'You have successfully created loyalty program',
    updated: 'You have successfully updated loyalty program',
    deleted: 'You have successfully deleted loyalty program',
  },
} satisfies Words<typeof declared>;
