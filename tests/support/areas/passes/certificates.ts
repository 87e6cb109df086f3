import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

type Attribute = forge.pki.CertificateField;

const userId = '0.9.2342.19200300.100.1.1';
const day = 86_400_000;

interface Made {
  certificate: forge.pki.Certificate;
  key: forge.pki.rsa.PrivateKey;
}

const newKeys = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();
  const key = forge.pki.privateKeyFromPem(text);
  return { key, publicKey: forge.pki.setRsaPublicKey(key.n, key.e) };
};

function made(subject: Attribute[], issuer: Made | undefined, endsMs: number): Made {
  const { key, publicKey } = newKeys();
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = issuer ? '0b' : '0a';
  certificate.validity.notBefore = new Date(endsMs - 800 * day);
  certificate.validity.notAfter = new Date(endsMs);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer ? issuer.certificate.subject.attributes : subject);
  if (!issuer) certificate.setExtensions([{ name: 'basicConstraints', cA: true }]);
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create());
  return { certificate, key };
}

/** An authority like Apple's, and a certificate it gave for passes: as a developer has them on their disk. */
export function passCertificates(endsMs: number, passType = 'pass.gr.pistos.coupons') {
  const authority = made([{ name: 'commonName', value: 'An authority' }], undefined, endsMs + day);
  const subject: Attribute[] = [
    { type: userId, value: passType },
    { name: 'commonName', value: `Pass Type ID: ${passType}` },
    { shortName: 'OU', value: 'TEAM123456' },
  ];
  const own = made(subject, authority, endsMs);
  const p12 = (password: string) => {
    const file = forge.pkcs12.toPkcs12Asn1(own.key, [own.certificate], password);
    return forge.util.encode64(forge.asn1.toDer(file).getBytes());
  };
  return {
    authority: forge.pki.certificateToPem(authority.certificate),
    certificate: forge.pki.certificateToPem(own.certificate),
    key: forge.pki.privateKeyToPem(own.key),
    sealedKey: (password: string) => forge.pki.encryptRsaPrivateKey(own.key, password),
    p12,
  };
}
