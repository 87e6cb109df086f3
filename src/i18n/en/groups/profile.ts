/** The profile of whoever is signed in. */
export const words = {
  profile: {
    title: 'My profile',
    fullName: 'Full name',
    signedInAs: 'Signed in with mobile %{mobile}',
    saved: 'Profile saved',
  },
};
