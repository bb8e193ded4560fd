import { createECDH, hkdfSync } from 'node:crypto';

/** How Toile introduces itself to push services (RFC 8292): a pair on P-256, as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Derived from the api's secret, so that an installation has no further key to keep; with another secret browsers must ask anew. */
export function pushKeysOf(secret: Buffer): PushKeys {
  for (let attempt = 0; ; attempt += 1) {
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32)));
    } catch {
      // Once in four thousand million: no number of the curve.
      continue;
    }
    return {
      publicKey: pair.getPublicKey().toString('base64url'),
      privateKey: pair.getPrivateKey().toString('base64url').padStart(43, 'A'),
    };
  }
}
