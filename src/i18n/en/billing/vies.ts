/** What the register of tax numbers says of a buyer in another country of the Union. */
export const vies = {
  valid: '%{number}, valid by VIES on %{date}: the buyer accounts for the tax',
  invalid: '%{number}, not valid by VIES on %{date}: taxed as in the seller’s country',
  unknown: '%{number}, by its form and check digits; VIES has not answered yet',
};
