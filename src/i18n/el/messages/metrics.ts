import { messages } from './messages.ts';

/** What became of messages, and at what cost. */
export const metrics = {
  month: 'Μήνας',
  nothing: 'Δεν στάλθηκε μήνυμα σε αυτό το διάστημα.',
  byDay: 'Ανά ημέρα',
  byCause: 'Ανά αιτία αποστολής',
  why: 'Γιατί κάποια δεν έφυγαν',
  allowance: 'Όριο του πακέτου αυτόν τον μήνα',
  allowed: '%{used} από %{allowed}',
  creditsTitle: 'Μονάδες',
  credits: 'Απομένει %{count} μονάδα. |||| Απομένουν %{count} μονάδες.',
  total: 'Σύνολο',
  sends: 'Μηνύματα προς πολλούς',
  itself: 'Όσα λέει μόνο του το πρόγραμμα',
  columns: {
    day: 'Ημέρα',
    cause: 'Αιτία',
    sent: 'Στάλθηκαν',
    delivered: 'Παραδόθηκαν',
    failed: 'Απέτυχαν',
    suppressed: 'Δεν στάλθηκαν',
    queued: 'Σε αναμονή',
    parts: 'Μέρη',
    cost: 'Κόστος',
  },
  reasons: { ...messages.texts.choices, none: 'Χωρίς αιτία' },
};
