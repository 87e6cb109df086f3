/** What the register of tax numbers says of a buyer in another country of the Union. */
export const vies = {
  valid: '%{number}, valida per il VIES il %{date}: l’acquirente assolve l’imposta',
  invalid: '%{number}, non valida per il VIES il %{date}: imposta come nel paese del venditore',
  unknown: '%{number}, per forma e cifre di controllo; il VIES non ha ancora risposto',
};
