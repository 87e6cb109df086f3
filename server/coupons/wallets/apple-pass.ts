import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import type { FileStore } from '../../files/store.ts';
import type { PassCertificate } from './certificate.ts';
import { type PassFacts, passWords } from './pass-facts.ts';

const ground = 'rgb(15, 86, 102)';
const ink = 'rgb(255, 255, 255)';

// A coupon with its punched edge: without a picture of its own Apple takes no pass.
const mark = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 87 87">
  <rect width="87" height="87" rx="18" fill="#0f5666"/>
  <path d="M16 30h55v9a6 6 0 0 0 0 12v9H16v-9a6 6 0 0 0 0-12z" fill="#fff"/>
  <path d="M53 33v24" stroke="#0f5666" stroke-width="3" stroke-dasharray="4 4"/></svg>`);

async function logoOf(files: FileStore, path: string | null): Promise<Buffer | undefined> {
  const content = path ? await files.read(path) : undefined;
  return content && Buffer.from(await new Response(content).arrayBuffer());
}

const square = (picture: Buffer, side: number) =>
  sharp(picture).resize(side, side, { fit: 'cover' }).png().toBuffer();

/** The pictures of a pass: the company's logo, or a mark of ours. */
async function picturesOf(files: FileStore, logo: string | null) {
  const own = (await logoOf(files, logo)) ?? mark;
  const [icon, larger, shown] = await Promise.all([29, 58, 100].map((side) => square(own, side)));
  if (!icon || !larger || !shown) throw new Error('A pass without pictures');
  return { 'icon.png': icon, 'icon@2x.png': larger, 'logo.png': shown };
}

/** A voucher as Apple Wallet takes it: a signed bundle. */
export async function applePassFile(
  files: FileStore,
  { certificate, key, authority, passType, team }: PassCertificate,
  { serial, title, store, company, code, until, expiresAt, logo, language, standing }: PassFacts,
): Promise<Buffer> {
  const words = passWords[language];
  const pass = new PKPass(
    await picturesOf(files, logo),
    { signerCert: certificate, signerKey: key, wwdr: authority },
    {
      formatVersion: 1,
      serialNumber: serial,
      passTypeIdentifier: passType,
      teamIdentifier: team,
      organizationName: company,
      description: title,
      logoText: company,
      backgroundColor: ground,
      foregroundColor: ink,
      labelColor: ink,
      // A phone shows it greyed out, and offers it no more.
      ...(standing === 'open' ? {} : { voided: true }),
    },
  );
  pass.type = 'coupon';
  pass.primaryFields.push({ key: 'title', value: title });
  pass.secondaryFields.push({ key: 'store', label: words.store, value: store });
  pass.auxiliaryFields.push({ key: 'until', label: words.until, value: until });
  pass.setBarcodes({ message: code, altText: code, format: 'PKBarcodeFormatQR' });
  pass.setExpirationDate(expiresAt);
  return pass.getAsBuffer();
}
