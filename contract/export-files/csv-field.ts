/** A telephone number with its calling code: whatever a spreadsheet makes of it, nothing is run. */
const international = /^\+\d{8,15}$/;

/** A text as a field of a CSV file: quoted where needed, and never a formula for a spreadsheet. */
export function csvField(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !international.test(text);
  const plain = isFormula ? `'${text}` : text;
  return /[",\n\r;]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
}
