/** The words of every page of settings: uploads, secrets, texts that are counted. */
export const settingsForms = {
  settingsForms: {
    unsaved: 'Not saved yet',
    reset: 'Put back',
    kept: 'Already set. Leave empty to keep it.',
    choose: 'Choose file',
    replace: 'Replace',
    open: 'Open the document',
    noFile: 'None yet',
    image: 'JPEG, PNG, WebP, GIF or AVIF, up to 8 MB.',
    pdf: 'A PDF of up to 8 MB that anybody may read.',
    imageDone: 'You have successfully uploaded image',
    fileDone: 'You have successfully uploaded file',
    parts: 'Parts of this page',
    find: 'Find a setting',
    found: 'Settings found',
    noneFound: 'No setting is called so.',
    language: 'Language of the text',
  },
  smsCounter: {
    price: '%{price} per 100 recipients',
    wayOut: 'With the way out (STOP) and the longest values of the variables.',
    saved:
      'Capitals save %{count} message per recipient. |||| Capitals save %{count} messages per recipient.',
    characters: '%{count} character |||| %{count} characters',
    messages: '%{count} message |||| %{count} messages',
    causes:
      'Not in the alphabet of SMS: %{letters}. With them a message has room for 70 characters instead of 160.',
    capitals: 'In capitals it is %{count} message |||| In capitals it is %{count} messages',
  },
};
