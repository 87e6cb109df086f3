import type { productPoints as declared } from '../../../../contract/catalogue/product-points.ts';
import type { Words } from '../../shape/words.ts';

export const productPoints = {
  name: 'Πόντοι προϊόντος |||| Πόντοι προϊόντων',
  fields: {
    product_id: 'ID',
    name: 'Προϊόν',
    sku_number: 'SKU',
    image: 'Εικόνα',
    retail_price: 'Λιανική τιμή',
    reward_points: 'Πόντοι',
    points_offline: 'Πόντοι της εταιρείας στο κατάστημα',
    points_online: 'Πόντοι της εταιρείας online',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Το κατάστημα δεν έχει ακόμη προϊόντα. Οι πόντοι τους ορίζονται εδώ όταν υπάρξουν.',
    updated: 'Το προϊόν ενημερώθηκε',
  },
} satisfies Words<typeof declared>;
