import { words as coupons } from './coupons.ts';

/** Campaigns of many codes; the page of one shows its claims. */
export const words = {
  ...coupons,
  campaigns: {
    done: 'You have successfully created Coupon',
    new: 'A new campaign',
    newHint:
      'Each code is redeemed once, by whoever holds it. The codes are made in the background.',
    codeHint: 'Up to eight letters or digits; may stay empty.',
    validHint: 'Codes are valid for this many days after the day they are generated.',
    rules: 'When, and how many codes',
    customerHint: 'The till then asks who the customer is.',
    minimumHint: 'With a minimum the code is redeemed on a receipt.',
    reports: 'Reports by email',
    reportsHint: 'Leave everything empty to send no reports.',
    report: {
      redeemed_coupons_report: 'Redeemed coupons',
      all_coupons_report: 'All coupons',
    },
    email: 'Email %{number}',
    frequency: 'How often',
    never: 'Never',
    frequencies: {
      daily: 'Every day',
      weekly: 'Every week',
      monthly: 'Every month',
    },
    made: '%{done} of %{total} codes made',
    redeemed: '%{done} of %{total} redeemed',
    days: '%{count} day |||| %{count} days',
    download: 'Download all codes',
    failed: 'Not all codes could be made. Codes that exist can be used.',
    claims: 'Codes and their redemptions',
    back: 'All campaigns',
    maximumHint: '0 when all the codes come from a file.',
    none: 'This campaign has no codes yet. Add the ones you had printed from a file.',
    file: {
      open: 'Codes from a file',
      title: 'Codes from a file',
      hint: 'CSV or XLSX of up to %{most} rows, with a column of codes of 4 to 40 letters or digits. Capitals, spaces and hyphens make no difference. Nothing is added before you have seen what was understood.',
      column: 'Column of the codes',
      number: 'Code',
      needs: 'Choose the column with the codes.',
      counts: {
        created: 'New',
        unchanged: 'Already in this campaign',
        taken: 'In use elsewhere',
        rejected: 'Rejected',
      },
      actions: {
        create: 'New',
        unchanged: 'In this campaign',
        taken: 'In use elsewhere',
        reject: 'Rejected',
      },
      nothing: 'The file has no new codes.',
      start: 'Add one code |||| Add %{count} codes',
      rejectedFile: 'codes-to-correct',
    },
  },
};
