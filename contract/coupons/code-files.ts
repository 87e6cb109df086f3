import { codeFileCalls } from '../common/code-files.ts';

/** How many letters and digits a code out of a file has; fewer than four cannot be typed at a till. */
export const codeLength = { min: 4, max: 40 } as const;

/** A file of the codes of a campaign. */
export const { save: importCodes, preview: previewCodes } = codeFileCalls({
  path: '/companies/{storeId}/coupons/multiple/{id}/codes/file',
  access: 'coupons.multiple.create',
  tag: 'multiple-coupons',
  field: 'codes',
  named: 'codes of a campaign',
});
