/** Whether bytes are a PDF: its head, its trailer, and where it says its parts are. */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (from: number, to?: number) =>
    Buffer.from(bytes.subarray(from, to)).toString('latin1');
  const tail = text(Math.max(0, bytes.length - 2048));
  const begins = /startxref\s+(\d+)\s+%%EOF/.exec(tail)?.[1];
  if (!/^%PDF-[12]\.\d/.test(text(0, 1024).trimStart()) || begins === undefined) return false;
  return /^\s*(xref|\d+\s+\d+\s+obj)/.test(text(Number(begins), Number(begins) + 64));
}
