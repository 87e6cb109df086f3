import { createPrivateKey, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { invalidField } from '../../http/refusal.ts';

/** What was uploaded: a certificate with its key, together or apart. */
export interface Uploaded {
  certificate: string;
  key?: string | null | undefined;
  password?: string | null | undefined;
  authority: string;
}

/** What signs passes, and whose they then are. */
export interface PassCertificate {
  certificate: string;
  key: string;
  authority: string;
  passType: string;
  team: string;
  expiresAt: Date;
}

const block = (name: string) =>
  new RegExp(`-----BEGIN ${name}-----[\\s\\S]+?-----END ${name}-----`);
const certificateBlock = block('CERTIFICATE');
const keyBlock = block('(?:RSA |EC |ENCRYPTED )?PRIVATE KEY');

/** The certificate and the key of a PKCS#12 file. Throws invalid for what it is not, or another password. */
function fromPkcs12(base64: string, password: string) {
  try {
    const bytes = forge.util.createBuffer(forge.util.decode64(base64));
    const file = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(bytes), password);
    const bagOf = (type: string) => file.getBags({ bagType: type })[type]?.[0];
    const { certBag, pkcs8ShroudedKeyBag, keyBag } = forge.pki.oids;
    const certificate = bagOf(certBag ?? '')?.cert;
    const key = (bagOf(pkcs8ShroudedKeyBag ?? '') ?? bagOf(keyBag ?? ''))?.key;
    if (!certificate || !key) throw new Error('neither a certificate nor a key');
    return {
      certificate: forge.pki.certificateToPem(certificate),
      key: forge.pki.privateKeyToPem(key),
    };
  } catch (error) {
    const isPassword = error instanceof Error && /password|MAC/i.test(error.message);
    if (isPassword) throw invalidField('password', 'certificatePassword');
    throw invalidField('certificate', 'certificateUnreadable');
  }
}

/** A key without a password, PKCS#8. Throws invalid for what is none, or has another password. */
function openedKey(key: string, password: string | undefined) {
  try {
    const opened = createPrivateKey({ key, ...(password ? { passphrase: password } : {}) });
    return opened.export({ type: 'pkcs8', format: 'pem' }).toString();
  } catch {
    const isSealed = /ENCRYPTED/.test(key);
    throw isSealed
      ? invalidField('password', 'certificatePassword')
      : invalidField('key', 'certificateUnreadable');
  }
}

function parsed(text: string, field: 'certificate' | 'authority') {
  try {
    return new X509Certificate(certificateBlock.exec(text)?.[0] ?? '');
  } catch {
    throw invalidField(field, 'certificateUnreadable');
  }
}

const partOf = ({ subject }: X509Certificate, name: string) =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1];

/**
 * What can sign passes: a certificate that Apple gave for them, its key without its password, and the
 * authority that signed it. Throws invalid, naming the file that is wrong, and why.
 */
export function passCertificate(sent: Uploaded, nowMs: number): PassCertificate {
  const isText = sent.certificate.includes('-----BEGIN');
  const password = sent.password || undefined;
  const pair = isText
    ? { certificate: sent.certificate, key: sent.key || sent.certificate }
    : fromPkcs12(sent.certificate, password ?? '');
  const certificate = parsed(pair.certificate, 'certificate');
  const sealedKey = keyBlock.exec(pair.key)?.[0];
  if (!sealedKey) throw invalidField('key', 'certificateNoKey');
  const key = openedKey(sealedKey, isText ? password : undefined);
  if (!certificate.checkPrivateKey(createPrivateKey(key)))
    throw invalidField('key', 'certificateOtherKey');
  const passType = partOf(certificate, 'UID');
  const team = partOf(certificate, 'OU');
  if (!passType?.startsWith('pass.') || !team)
    throw invalidField('certificate', 'certificateNoPass');
  const expiresAt = new Date(certificate.validTo);
  if (expiresAt.getTime() <= nowMs) throw invalidField('certificate', 'certificateExpired');
  const authority = parsed(sent.authority, 'authority');
  const isIssued = certificate.checkIssued(authority) && certificate.verify(authority.publicKey);
  if (!isIssued) throw invalidField('authority', 'certificateOtherIssuer');
  const texts = { certificate: certificate.toString(), authority: authority.toString() };
  return { ...texts, key, passType, team, expiresAt };
}
