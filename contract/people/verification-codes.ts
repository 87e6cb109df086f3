/** Read on the page where the code is typed, which is without any schema: digits of the code that proves a mobile. */
export const verificationDigits = 6;
/** How long such a code is good for. */
export const verificationMinutes = 10;
/** After so many seconds another one may be asked for. */
export const resendSeconds = 30;
