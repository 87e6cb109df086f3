/** How a message to customers is made, by whichever channel. */
export const offers = {
  offers: {
    channels: {
      sms: 'SMS',
      email: 'Email',
      push: 'Ειδοποίηση push',
      viber: 'Viber',
    },
    fields: {
      text: 'Κείμενο',
      subject: 'Θέμα',
      theme: 'Θέμα email',
      title: 'Τίτλος',
      body: 'Κείμενο',
      image: 'Εικόνα',
      button_text: 'Κουμπί',
      button_url: 'Σύνδεσμος του κουμπιού',
    },
    types: {
      priority: 'Ένα κανάλι μετά το άλλο, μέχρι κάποιο να φτάσει στον πελάτη',
      all: 'Από όλα τα κανάλια',
    },
    how: 'Τρόπος ενημέρωσης',
    contents: 'Τι λέει κάθε κανάλι',
    earlier: '%{name} νωρίτερα',
    override: 'Να το μάθουν και όσοι έχουν κλείσει ένα κανάλι',
    overrideHint:
      'Για όσα πρέπει να ξέρουν οι πελάτες. Όποιος αρνήθηκε τις προσφορές δεν λαμβάνει ποτέ.',
    variables: 'Τι μπορεί να γραφτεί σε άγκιστρα',
    themeHint: 'Με θέμα, το κείμενο μπαίνει εκεί όπου το θέμα έχει {message}.',
    noTheme: 'Χωρίς θέμα, μόνο το κείμενο',
    silent: 'Δεν στέλνεται μήνυμα.',
    pictureLate: 'Η εικόνα ανέβηκε, αλλά δεν φαίνεται ακόμη.',
    test: {
      send: 'Στείλτε μου δοκιμή',
      hint: 'Πηγαίνει στο δικό σας κινητό και στο email του προφίλ σας, σε κανέναν άλλο.',
      sent: 'Η δοκιμή στάλθηκε στο %{to}.',
      failed: 'Σφάλμα: η δοκιμή απέτυχε',
    },
  },
};
