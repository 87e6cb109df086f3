/** What the register of tax numbers says of a buyer in another country of the Union. */
export const vies = {
  valid: '%{number}, έγκυρο κατά το VIES στις %{date}: ο αγοραστής αποδίδει τον φόρο',
  invalid: '%{number}, όχι έγκυρο κατά το VIES στις %{date}: φόρος όπως στη χώρα του πωλητή',
  unknown: '%{number}, κατά τη μορφή και τα ψηφία ελέγχου· το VIES δεν έχει απαντήσει ακόμη',
};
