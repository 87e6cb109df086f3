/** Rules of the specification that no test can hold, because nobody can notice them, and why. */
export const rulesWithoutTests: Readonly<Record<string, string>> = {
  'close-form-flag-reset':
    'A form of the panels closes by leaving its page or its dialog; there is no flag that says so and could be reset.',
};
