/** What the calls of a key are called in their table. */
export const keys = {
  requests: {
    caption: 'Κλήσεις του κλειδιού',
    none: 'Δεν έγινε ακόμη καμία κλήση με αυτό το κλειδί.',
    requested_at: 'Πότε',
    call: 'Κλήση',
    method: 'Μέθοδος',
    path: 'Διαδρομή',
    status: 'Κωδικός',
    ms: 'ms',
    address: 'Από',
    request_id: 'Αίτημα',
  },
};
