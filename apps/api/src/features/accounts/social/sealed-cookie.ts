import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Keeps a value in a cookie so that only we can read or make it: AES-256-GCM under a key of its own. */
export class SealedCookie {
  readonly #key: Buffer;

  constructor(secret: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'sealed cookies', 32));
  }

  seal(value: object): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** The value as it was sealed, or undefined for whatever we did not make. */
  open<T extends object>(sealed: string | undefined): T | undefined {
    try {
      const bytes = Buffer.from(sealed ?? '', 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAuthTag(bytes.subarray(12, 28));
      return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString());
    } catch {
      return undefined;
    }
  }
}

/** As long as the links of mails that confirm something. */
const MAX_AGE_S = 48 * 3600;

/** One thing a browser is remembered by while a link of ours is in a mail. */
export abstract class KeptInBrowser {
  constructor(
    private readonly cookies: SealedCookie,
    private readonly cookie: string,
    /** Sealed with it, so that no such cookie passes for another. */
    private readonly what: string,
  ) {}

  keep(request: FastifyRequest, reply: FastifyReply, value: string): void {
    const sealed = this.cookies.seal({ [this.what]: value, until: Date.now() + MAX_AGE_S * 1000 });
    reply.setCookie(this.cookie, sealed, { ...attributes(request), maxAge: MAX_AGE_S });
  }

  in(request: FastifyRequest): string | undefined {
    const kept = this.cookies.open<Record<string, unknown>>(request.cookies[this.cookie]);
    const value = kept?.[this.what];
    return typeof value === 'string' && Number(kept?.until) > Date.now() ? value : undefined;
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(this.cookie, attributes(request));
  }
}

function attributes(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}
