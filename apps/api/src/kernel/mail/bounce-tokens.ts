import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A mail by its number in its table, and the address it went to by its keyed hash. */
export interface NumberedMail {
  /** `bigint`, as PostgreSQL's driver gives it. */
  number: string;
  addressHash: Buffer;
}

/** The local part of an address has 64 signs, and some servers make them lower case. */
const MAC_BYTES = 12;
const TOKEN = new RegExp(`^([0-9a-z]{1,12})-([0-9a-f]{${2 * MAC_BYTES}})$`);

/** Numbers of these two are counted each for itself, so that a token of one says nothing of the other. */
export type Numbered = 'newsletters' | 'mails';

/**
 * What a mail carries in its return path, so that a report about it says which one it was; nobody who did not get
 * that mail can write a right one ("who has not the mail cannot make it bounce").
 */
export class BounceTokens {
  readonly #key: Buffer;

  constructor(secret: Buffer, numbered: Numbered) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', `bounces of ${numbered}`, 32));
  }

  of(mail: NumberedMail): string {
    return `${Number(mail.number).toString(36)}-${this.#mac(mail)}`;
  }

  /** The number a token gives, which is to be believed once `isOf` says so; undefined for what is no token. */
  numberIn(token: string): string | undefined {
    const digits = TOKEN.exec(token)?.[1];
    const number = digits === undefined ? Number.NaN : Number.parseInt(digits, 36);
    return Number.isSafeInteger(number) ? String(number) : undefined;
  }

  isOf(token: string, mail: NumberedMail): boolean {
    const [given, right] = [Buffer.from(token), Buffer.from(this.of(mail))];
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #mac({ number, addressHash }: NumberedMail): string {
    const mac = createHmac('sha256', this.#key).update(`${number} `).update(addressHash).digest();
    return mac.toString('hex', 0, MAC_BYTES);
  }
}
