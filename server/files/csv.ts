/** A field of a CSV file: quoted where needed, and never a formula for a spreadsheet. */
export const csvField = (value: string) => {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r;]/.test(plain) ? `"${plain.replace(/"/g, '""')}"` : plain;
};
