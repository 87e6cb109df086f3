/** Letters as the numbers that a check of 97 takes them for: A is 10, Z is 35. */
const asDigits = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** A creditor reference (ISO 11649), which banks check before they take it. */
export function paymentCodeOf(companyId: number, number: number): string {
  const reference = `${companyId}0${String(number).padStart(7, '0')}`;
  const check = 98n - (BigInt(asDigits(`${reference}RF00`)) % 97n);
  return `RF${String(check).padStart(2, '0')}${reference}`;
}

/** The creditor references in a text, as banks write them: with spaces or without. */
export const paymentCodesIn = (text: string): string[] =>
  [...text.toUpperCase().matchAll(/RF\s?\d(?:\s?\d){5,22}/g)].map(([code]) =>
    code.replace(/\s/g, ''),
  );

/** Whether an account number has the check digits of its bank (mod 97), as it is written, with spaces or without. */
export function isIban(written: string): boolean {
  const bare = written.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(bare)) return false;
  return BigInt(asDigits(bare.slice(4) + bare.slice(0, 4))) % 97n === 1n;
}
