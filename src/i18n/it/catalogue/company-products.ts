import type { companyProducts as declared } from '../../../../contract/catalogue/company-products.ts';
import type { Words } from '../../shape/words.ts';
import { products } from './products.ts';

// In a store it has a category and the company's product; the rest of it is called the same.
const { product_category_id: _category, parent_product_id: _parent, ...fields } = products.fields;

export const companyProducts = {
  name: products.name,
  fields: {
    ...fields,
    product_tag_id: 'Etichetta',
    reward_points: 'Punti',
    reward_type_id: 'Come si assegnano i punti',
    reward_points_shared: 'Stessi punti in tutti i negozi',
    reward_points_shared_options: 'Per quali vendite',
    valid_from: 'Valido dal',
    valid_to: 'Valido fino al',
    validity: 'Validità',
    store_ids: 'Negozi',
    stores: 'Nomi dei negozi',
    loyalty_program_ids: 'Programmi fedeltà',
    update_store_products: 'Aggiorna i negozi',
  },
  texts: {
    ...products.texts,
    help: {
      group_product: 'Il nome del gruppo. Dove manca, viene creato nel negozio.',
      reward_points_shared:
        'Se disattivato, ogni negozio imposta i propri punti per tutte le vendite.',
      valid_to: 'Fuori da questi giorni non dà punti e non viene proposto in cassa.',
    },
    sections: {
      ...products.texts.sections,
      points: {
        title: 'Punti',
        hint: 'Quanti ne guadagna il cliente acquistandolo.',
      },
      stores: {
        title: 'Negozi e programmi',
        hint: 'Dove si vende e in quali programmi conta.',
      },
    },
    choices: {
      ...products.texts.choices,
      valid: 'Valido',
      upcoming: 'Non ancora valido',
      ended: 'Terminato',
    },
  },
} satisfies Words<typeof declared>;
