/** Texts of one person that occur nowhere else, by where they are written. */
export const her = {
  first: 'Zqxmarkfirst',
  last: 'Zqxmarklast',
  address: 'Zqxmarkaddress 5',
  zipcode: 'ZQXMARKZIP',
  email: 'zqxmarkmail@example.org',
  phone: '2107771234',
  mobile: '6977712345',
  card: '55501234',
  birth: '1987-06-05',
  attribute: 'Zqxmarkattribute',
  note: 'Zqxmarknote',
  /** What staff typed of what she gave back and of points by hand. */
  returned: 'Zqxmarkreturned',
  adjusted: 'Zqxmarkadjusted',
  told: 'Zqxmarktold',
  browser: 'zqxmarkbrowser',
} as const;

/** What she had when she registered, and changed since. */
export const before = {
  last: 'Zqxmarkmaiden',
  email: 'zqxmarkold@example.org',
  mobile: '6977712399',
} as const;

/** Her other account, which was merged into the first. */
export const other = {
  first: 'Zqxmarkother',
  mobile: '6977712377',
  note: 'Zqxmarkothernote',
} as const;

/** What finds any of it. */
export const marks = [
  'zqxmark',
  ...[her.phone, her.mobile, her.birth, before.mobile, other.mobile],
];
/** What finds her card. */
export const cardMarks = [her.card];
