import { createHash, verify, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { expect } from 'vitest';

/** What node-forge reads of a CMS message besides what its types name. */
interface SignedMessage {
  certificates: forge.pki.Certificate[];
  rawCapture: {
    signature: string;
    digestAlgorithm: string;
    authenticatedAttributes: forge.asn1.Asn1[];
  };
}

const { asn1, oids, pkcs7, pki } = { ...forge, oids: forge.pki.oids as Record<string, string> };
const bytes = (text: string) => Buffer.from(text, 'binary');
const partsOf = (node: forge.asn1.Asn1 | undefined) => (node?.value ?? []) as forge.asn1.Asn1[];

/** The value of a signed attribute, by the name of its kind. */
function attributeOf(attributes: forge.asn1.Asn1[], kind: string): string {
  const found = attributes.find((attribute) => {
    const [type] = partsOf(attribute);
    return asn1.derToOid(String(type?.value)) === oids[kind];
  });
  return String(partsOf(partsOf(found)[1])[0]?.value);
}

/**
 * Expects a detached CMS signature (DER) over `content` to be by a certificate in it that `authority` (PEM) issued, as RFC
 * 5652 says: the signed digest is that of the content, and the signature that of the signed attributes.
 */
export function expectSigned(content: Buffer, signature: Buffer, authority: string): void {
  const message = pkcs7.messageFromAsn1(asn1.fromDer(signature.toString('binary')));
  const { certificates, rawCapture } = message as unknown as SignedMessage;
  const { authenticatedAttributes: attributes, digestAlgorithm } = rawCapture;
  const hash = oids[asn1.derToOid(digestAlgorithm)] ?? '';
  expect(bytes(attributeOf(attributes, 'messageDigest'))).toEqual(
    createHash(hash).update(content).digest(),
  );
  const set = asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, attributes);
  const signed = bytes(asn1.toDer(set).getBytes());
  const signers = certificates
    .map((certificate) => new X509Certificate(pki.certificateToPem(certificate)))
    .filter(({ publicKey }) => verify(hash, signed, publicKey, bytes(rawCapture.signature)));
  expect(signers).toHaveLength(1);
  expect(signers[0]?.verify(new X509Certificate(authority).publicKey)).toBe(true);
}
