import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 2 * 3600_000;

/**
 * Tokens that prove a write was asked for from our own pages: an HMAC over the session, the id of the form and the
 * time, so nothing has to be stored and a token is worth nothing in another session or for another form.
 */
export class CsrfTokens {
  constructor(private readonly key: Buffer) {}

  issue(session: string, id: string, now = Date.now()): { token: string; expiresAt: Date } {
    const expires = now + LIFE_MS;
    return {
      token: `${expires.toString(36)}.${this.#mac(session, id, expires)}`,
      expiresAt: new Date(expires),
    };
  }

  isValid(token: string, session: string, id: string, now = Date.now()): boolean {
    const [time = '', mac = ''] = token.split('.');
    const expires = Number.parseInt(time, 36);
    if (!(expires > now)) return false;
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#mac(session, id, expires))];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #mac(session: string, id: string, expires: number): string {
    return createHmac('sha256', this.key).update(`${session}\n${id}\n${expires}`).digest('base64url');
  }
}
