import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const bytes = 24;

/** What a receiver knows us by: `whsec_` and 24 bytes in base64. */
export const newSigningSecret = () => `whsec_${randomBytes(bytes).toString('base64')}`;

/** How a secret is told apart from another without telling it. */
export const hintOf = (secret: string) => `…${secret.slice(-4)}`;

/** The headers of Standard Webhooks: signed with each of the secrets that count. */
export function signed(
  secrets: readonly string[],
  messageId: string,
  nowMs: number,
  payload: string,
): Record<string, string> {
  const at = new Date(nowMs);
  const signatures = secrets.map((secret) => new Webhook(secret).sign(messageId, at, payload));
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(nowMs / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
