/** The profile of whoever is signed in. */
export const words = {
  profile: {
    title: 'Το προφίλ μου',
    fullName: 'Ονοματεπώνυμο',
    signedInAs: 'Σύνδεση με το κινητό %{mobile}',
    saved: 'Το προφίλ αποθηκεύτηκε',
  },
};
