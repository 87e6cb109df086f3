/** The profile of whoever is signed in. */
export const words = {
  profile: {
    title: 'Il mio profilo',
    fullName: 'Nome e cognome',
    signedInAs: 'Accesso effettuato con il numero %{mobile}',
    saved: 'Profilo salvato',
  },
};
