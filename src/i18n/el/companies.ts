import type { companies as english } from '../en/companies.ts';
import type { Complete } from '../shape/words.ts';
import { installation } from './organisations/installation.ts';

/** The overview of an installation's companies, for super admins. */
export const companies: Complete<typeof english> = {
  title: 'Εταιρείες',
  about: 'Οι τελευταίες 30 ημέρες, έως χθες',
  failed: 'Οι εταιρείες δεν φορτώθηκαν',
  company: 'Εταιρεία',
  subscription: 'Συνδρομή',
  stores: 'Καταστήματα',
  customers: 'Πελάτες',
  receipts: 'Αποδείξεις',
  amount: 'Ποσό',
  points: 'Αξία πόντων',
  states: { active: 'Ενεργή', ending: 'Λήγει στις %{date}', inactive: 'Ανενεργή' },
  open: 'Άνοιγμα: %{name}',
  messages: 'Ένα μήνυμα δεν στάλθηκε |||| %{smart_count} μηνύματα δεν στάλθηκαν',
  more: '%{by} % πάνω από τις 30 προηγούμενες ημέρες',
  less: '%{by} % κάτω από τις 30 προηγούμενες ημέρες',
  payments: 'Μία πληρωμή απέτυχε |||| %{smart_count} πληρωμές απέτυχαν',
  create: 'Νέα εταιρεία',
  installation,
};
