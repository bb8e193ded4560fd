import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { isStudentAddress } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { AddressHash } from '../accounts/members/address-hash.js';
import type { Member } from '../accounts/members/member.js';
import { POOL, SECRET } from '../tokens.js';

const LIFE_MS = 48 * 3600_000;

/** Who has shown to be a student: by their own verified address, or by a link sent to one of a school. */
@Injectable()
export class StudentProofs {
  readonly #key: Buffer;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(SECRET) secret: Buffer,
    private readonly hashes: AddressHash,
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'student proofs', 32));
  }

  /** A proof is good for a year. */
  async has({ subject, email, verified }: Pick<Member, 'subject' | 'email' | 'verified'>): Promise<boolean> {
    if (verified && isStudentAddress(email)) return true;
    const { rowCount } = await this.pool.query(
      "SELECT FROM student_proof WHERE subject = $1 AND proved_at > now() - interval '1 year'",
      [subject],
    );
    return rowCount !== 0;
  }

  /** What a link proves when it is opened. Nothing is kept until then, and never the address. */
  token(subject: string, email: string): string {
    const text = Buffer.from(
      JSON.stringify({
        subject,
        address: this.hashes.of(email).toString('base64url'),
        until: Date.now() + LIFE_MS,
      }),
    ).toString('base64url');
    return `${text}.${this.#mac(text)}`;
  }

  /** @throws DomainError link/expired, student/conflict when the address has proved somebody else */
  async prove(token: string, subject: string): Promise<void> {
    const [text = '', mac = ''] = token.split('.');
    const [given, right] = [Buffer.from(mac), Buffer.from(this.#mac(text))];
    const fits = given.length === right.length && timingSafeEqual(given, right);
    const proof = fits ? JSON.parse(Buffer.from(text, 'base64url').toString()) : { until: 0 };
    if (proof.subject !== subject || !(proof.until > Date.now()))
      throw new DomainError('link/expired', 'This link no longer works. Ask for a new one.');
    const { rowCount } = await this.pool.query(
      `INSERT INTO student_proof (address_hash, subject) VALUES ($1, $2)
       ON CONFLICT (address_hash) DO UPDATE SET proved_at = now() WHERE student_proof.subject = $2`,
      [Buffer.from(proof.address, 'base64url'), subject],
    );
    if (rowCount === 0)
      throw new DomainError('student/conflict', 'This address has proved another account already.');
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
