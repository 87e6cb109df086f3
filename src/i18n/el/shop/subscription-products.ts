import type {
  productActions as actions,
  subscriptionProducts as declared,
} from '../../../../contract/shop/subscription-products.ts';
import type { Words } from '../../shape/words.ts';

export const subscriptionProducts = {
  name: 'Προϊόν προς πώληση |||| Προϊόντα προς πώληση',
  tab: 'Προϊόντα',
  fields: {
    subscription_product_id: 'ID',
    subscription_product_type_id: 'Είδος',
    credit_option_id: 'Μονάδες για',
    valid_months: 'Ισχύς μονάδων (μήνες)',
    name: 'Όνομα',
    description: 'Περιγραφή',
    image_url: 'Εικόνα',
    deleted: 'Διαγράφηκε',
    visibility: 'Σε πώληση',
    store_ids: 'Αγοραστές',
    stores: 'Αγοραστές ονομαστικά',
    variant_ids: 'Παραλλαγές',
    variants: 'Παραλλαγές',
    created_at: 'Δημιουργία',
    updated_at: 'Τελευταία αλλαγή',
  },
  texts: {
    empty:
      'Όσα μπορούν να αγοράσουν άλλοι από εσάς, όπως μια συσκευή ή μια υπηρεσία. Προσθέστε το πρώτο προϊόν και μετά τις παραλλαγές του με τιμή και απόθεμα.',
    created: 'Το προϊόν δημιουργήθηκε',
    updated: 'Το προϊόν ενημερώθηκε',
    actions: {
      hide: { title: 'Απόσυρση από την πώληση', done: 'Εκτός πώλησης' },
      show: { title: 'Διάθεση προς πώληση', done: 'Σε πώληση' },
      remove: {
        title: 'Διαγραφή',
        question: 'Διαγραφή: %{name};',
        text: 'Φεύγει οριστικά από τη λίστα και από το κατάστημα, μαζί με τις παραλλαγές του. Οι παραγγελίες του μένουν, όπως και ό,τι αγοράστηκε.',
        done: 'Το προϊόν διαγράφηκε',
      },
    },
    help: {
      store_ids: 'Κενό σημαίνει όλοι όσοι αγοράζουν από εσάς.',
      valid_months: 'Κενό σημαίνει ότι δεν λήγουν ποτέ.',
      visibility: 'Ένα ανενεργό προϊόν μένει εδώ και δεν εμφανίζεται στην αγορά.',
    },
    sections: {
      what: {
        title: 'Το προϊόν',
        hint: 'Όσα βλέπουν οι αγοραστές.',
      },
      who: {
        title: 'Ποιοι το βλέπουν',
        hint: 'Αν πωλείται και σε ποιους.',
      },
    },
  },
} satisfies Words<typeof declared, typeof actions>;
