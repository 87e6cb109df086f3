/** The words of every page of settings: uploads, secrets, texts that are counted. */
export const settingsForms = {
  settingsForms: {
    kept: 'Υπάρχει ήδη. Αφήστε το κενό για να μείνει όπως είναι.',
    choose: 'Επιλογή αρχείου',
    replace: 'Αντικατάσταση',
    open: 'Άνοιγμα του εγγράφου',
    noFile: 'Κανένα ακόμη',
    image: 'JPEG, PNG, WebP, GIF ή AVIF, έως 8 MB.',
    pdf: 'PDF έως 8 MB, που μπορεί να διαβάσει ο καθένας.',
    imageDone: 'Η εικόνα ανέβηκε με επιτυχία',
    fileDone: 'Το αρχείο ανέβηκε με επιτυχία',
    parts: 'Ενότητες της σελίδας',
    language: 'Γλώσσα του κειμένου',
  },
  smsCounter: {
    characters: '%{count} χαρακτήρας |||| %{count} χαρακτήρες',
    messages: '%{count} μήνυμα |||| %{count} μηνύματα',
  },
};
