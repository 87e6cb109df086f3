import type { gifts as declared } from '../../../../contract/gifts/gifts.ts';
import type { Words } from '../../shape/words.ts';

export const gifts = {
  name: 'Gift |||| Gifts',
  fields: {
    gift_id: 'ID',
    title: 'Title',
    description: 'Description',
    gift_category_id: 'Category',
    gift_type_id: 'Gift type',
    supplier_store_id: 'Supplier',
    points: 'Points',
    store_point_title_id: 'From tier',
    cost: 'Cost',
    cost_type: 'Cost type',
    printed_catalog_code: 'Printed catalogue code',
    product_code: 'Product code',
    show_on_catalog: 'In the catalogue',
    redeem_stores: 'Redeemed in stores',
    redeem_company_ids: 'Redeemed in companies',
    loyalty_program_ids: 'Programmes',
    synergies: 'Collaborations',
    image: 'Image',
    claims_open: 'Open claims',
    claims_redeemed: 'Redeemed',
    created_at: 'Created',
    updated_at: 'Last change',
  },
  texts: {
    links: { claims: 'Claims' },
    empty: 'Add the gifts customers can get with their points.',
    created: 'You have successfully created Gift',
    updated: 'You have successfully updated Gift',
    deleted: 'You have successfully deleted Gift',
    sections: {
      basics: {
        title: 'The gift',
        hint: 'What customers see in the catalogue.',
      },
      handing: {
        title: 'Handing over',
        hint: 'Who hands it to the customer.',
      },
      points: {
        title: 'Points and cost',
        hint: 'How many points it takes, from which tier, and what it costs you.',
      },
      codes: {
        title: 'Codes',
        hint: 'Those that the printed catalogue and orders need.',
      },
      shown: {
        title: 'Where it is shown',
        hint: 'The programmes it belongs to, and whether the catalogue has it.',
      },
    },
    choices: {
      fixed: 'Fixed amount',
      percentage: 'Percentage',
    },
  },
} satisfies Words<typeof declared>;
