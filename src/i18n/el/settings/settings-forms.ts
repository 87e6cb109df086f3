/** The words of every page of settings: uploads, secrets, texts that are counted. */
export const settingsForms = {
  settingsForms: {
    unsaved: 'Μη αποθηκευμένα',
    reset: 'Αναίρεση',
    kept: 'Έχει ήδη οριστεί. Αφήστε το κενό για να μην αλλάξει.',
    choose: 'Επιλογή αρχείου',
    replace: 'Αντικατάσταση',
    open: 'Άνοιγμα του εγγράφου',
    noFile: 'Κανένα ακόμη',
    image: 'JPEG, PNG, WebP, GIF ή AVIF, έως 8 MB.',
    pdf: 'PDF έως 8 MB, ορατό σε όλους.',
    imageDone: 'Η εικόνα ανέβηκε',
    fileDone: 'Το αρχείο ανέβηκε',
    parts: 'Ενότητες της σελίδας',
    find: 'Βρείτε μια ρύθμιση',
    found: 'Ρυθμίσεις που βρέθηκαν',
    noneFound: 'Καμία ρύθμιση δεν λέγεται έτσι.',
    language: 'Γλώσσα του κειμένου',
  },
  smsCounter: {
    price: '%{price} ανά 100 παραλήπτες',
    wayOut: 'Μαζί με τη διαγραφή (STOP) και τις μεγαλύτερες τιμές των μεταβλητών.',
    saved:
      'Τα κεφαλαία γλιτώνουν %{count} μήνυμα ανά παραλήπτη. |||| Τα κεφαλαία γλιτώνουν %{count} μηνύματα ανά παραλήπτη.',
    characters: '%{count} χαρακτήρας |||| %{count} χαρακτήρες',
    messages: '%{count} μήνυμα |||| %{count} μηνύματα',
    causes:
      'Δεν χωρούν στο αλφάβητο των SMS: %{letters}. Έτσι κάθε μήνυμα χωρά 70 χαρακτήρες αντί για 160.',
    capitals: 'Σε κεφαλαία γίνεται %{count} μήνυμα |||| Σε κεφαλαία γίνεται %{count} μηνύματα',
  },
};
