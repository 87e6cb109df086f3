import type { suppliedGifts as declared } from '../../../../contract/gifts/gifts.ts';
import type { Words } from '../../shape/words.ts';

export const suppliedGifts = {
  name: 'Δώρο |||| Δώρα',
  fields: {
    gift_id: 'ID',
    title: 'Τίτλος',
    description: 'Περιγραφή',
    points: 'Πόντοι',
    cost: 'Κόστος',
    printed_catalog_code: 'Κωδικός έντυπου καταλόγου',
    product_code: 'Κωδικός προϊόντος',
    show_on_catalog: 'Στον κατάλογο',
    image: 'Εικόνα',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty: 'Εδώ θα βλέπετε τα δώρα που προμηθεύετε, μόλις η εταιρεία τα προσθέσει στον κατάλογο.',
  },
} satisfies Words<typeof declared>;
