const base64Of = (bytes: Uint8Array) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const pkcs12 = /\.(p12|pfx)$/i;

/**
 * A certificate or a key as it is sent: a text as it is, PKCS#12 as base64, and what Apple hands out
 * as bytes (.cer) as the text it would be.
 */
export async function textOfFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  if (text.includes('-----BEGIN') || text.trimStart().startsWith('{')) return text;
  const base64 = base64Of(bytes);
  if (pkcs12.test(file.name)) return base64;
  const lines = base64.match(/.{1,64}/g)?.join('\n') ?? '';
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
