/** What is said before a session ends, and then. */
export const words = {
  sessionEnd: {
    soon: {
      title: 'You will be signed out soon',
      text: 'Nothing was looked up or saved here for a while. You will be signed out at %{time}.',
      stay: 'Stay signed in',
      leave: 'Sign out',
    },
    last: {
      title: 'You will be signed out at %{time}',
      text: 'Nobody stays signed in for longer, and this cannot be put off. Sign in again, now or then: this page stays as it is, with what you typed.',
      later: 'Later',
    },
    ended: {
      title: 'You have been signed out',
      text: '%{name}, sign in again: this page stays as it is, with what you typed.',
      leave: 'Sign in as someone else',
    },
  },
};
