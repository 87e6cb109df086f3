/** What surrounds every page of a panel. */
export const shell = {
  panels: {
    loyaltyPanel: 'Loyalty panel',
    storePanel: 'Store panel',
    supplierPanel: 'Supplier panel',
  },
  forbidden: {
    title: 'Forbidden Action',
    text: 'You don’t have the rights to perform this action. Please contact a service admin.',
    close: 'Close',
  },
  banner: {
    inactive: 'The subscription is inactive.',
    billing: 'Go to billing',
    cancelled: 'The subscription has been cancelled. It stays active until %{date}.',
  },
  account: {
    menu: 'Account',
    profile: 'Profile',
    changeStore: 'Change store',
    language: 'Language',
    signOut: 'Sign out',
  },
  otherSession: {
    text: '%{other} signed in on another page of this device. This page goes on as %{name}, with what you typed.',
    goOn: 'Go on as %{name}',
  },
  failures: {
    unreachable: 'The server cannot be reached. Please try again.',
    slow: 'The server has not answered in time. Please try again.',
    error: 'Error',
    kept: 'What you typed is still here.',
  },
  actions: 'Actions',
  lost: 'The server did not answer. Send it again as it is: if it was already done, it will not be repeated.',
  sendAgain: 'Send it again',
  menu: 'Main menu',
  about: 'about %{number}',
  pages: 'Pages of the list',
  none: 'None',
  all: 'All',
  without: {
    limit: 'No limit',
    minimum: 'No minimum',
    start: 'At once',
    end: 'No end',
  },
  mode: {
    dark: 'Use dark colours',
    light: 'Use light colours',
  },
  empty: {
    title: 'No %{name} yet',
  },
  filters: {
    title: 'Filters',
    any: 'Any',
    clear: 'Clear filters',
    nothing: 'Nothing matches these filters.',
  },
  image: {
    choose: 'Choose an image',
    hint: 'JPEG, PNG, WebP, GIF or AVIF, up to 8 MB. You can also drop it here.',
    wrongType: 'This file is not an image of an accepted kind.',
    tooLarge: 'The image is larger than 8 MB.',
    failed: 'The record was saved, but the image was not. %{reason}',
  },
  map: {
    hint: 'Click the map to set the place, or type the coordinates.',
    label: 'Map of where the store is',
    search: 'Find an address',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    coastlines:
      'Without a tile server the map shows coastlines only; type the coordinates for an exact place.',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'You have changes that are not saved.',
    go: 'Leave without saving',
    stay: 'Keep editing',
  },
  conflict: {
    title: 'Someone else changed this meanwhile',
    text: 'See what differs and choose which version stays. If you keep yours, press Save again.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Saved',
    takeTheirs: 'Take the saved one',
    keepMine: 'Keep mine',
  },
};
