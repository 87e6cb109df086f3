/** How a message to customers is made, by whichever channel. */
export const offers = {
  offers: {
    channels: {
      sms: 'SMS',
      email: 'Email',
      push: 'Push notification',
      viber: 'Viber',
    },
    fields: {
      text: 'Text',
      subject: 'Subject',
      theme: 'Email theme',
      title: 'Title',
      body: 'Text',
      image: 'Picture',
      button_text: 'Button',
      button_url: 'Link of the button',
    },
    types: {
      priority: 'One channel after the other, until one reaches the customer',
      all: 'By every channel',
    },
    how: 'How it is told',
    contents: 'What each channel says',
    earlier: '%{name} earlier',
    capitals: 'Capitals without accents where they cost less',
    capitalsHint: 'Where the whole text then fits the alphabet of SMS, and fewer messages.',
    override: 'Tell it even to customers who switched a channel off',
    overrideHint: 'For what customers have to know. Whoever refused offers never gets any.',
    variables: 'What can stand in braces',
    themeHint: 'With a theme the text stands where the theme has {message}.',
    noTheme: 'No theme, the text alone',
    silent: 'No message is sent.',
    pictureLate: 'The picture was uploaded, but is not to be seen yet.',
    test: {
      send: 'Send me a test',
      hint: 'It goes to your own mobile and to the email of your profile, to nobody else.',
      sent: 'The test was sent to %{to}.',
      failed: 'Error: Test failed',
    },
  },
};
