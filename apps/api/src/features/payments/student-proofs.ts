import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isStudentAddress } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { MoreThan, Repository } from 'typeorm';
import type { Member } from '../../kernel/auth/member.js';
import { AddressHash } from '../../kernel/limits/address-hash.js';
import { SECRET } from '../../kernel/tokens.js';
import { StudentProofEntity } from './student-proof.entity.js';

const LIFE_MS = 48 * 3600_000;
/** A proof is good for a year. */
const GOOD_MS = 365 * 24 * 3600_000;

/** Who has shown to be a student: by their own verified address, or by a link sent to one of a school. */
@Injectable()
export class StudentProofs {
  readonly #key: Buffer;

  constructor(
    @InjectRepository(StudentProofEntity) private readonly proofs: Repository<StudentProofEntity>,
    @Inject(SECRET) secret: Buffer,
    private readonly hashes: AddressHash,
  ) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'student proofs', 32));
  }

  async has({ subject, email, verified }: Pick<Member, 'subject' | 'email' | 'verified'>): Promise<boolean> {
    if (verified && isStudentAddress(email)) return true;
    return this.proofs.existsBy({ subject, proved_at: MoreThan(new Date(Date.now() - GOOD_MS)) });
  }

  /** @throws DomainError student/forbidden */
  async mustHave(member: Pick<Member, 'subject' | 'email' | 'verified'>): Promise<void> {
    if (!(await this.has(member)))
      throw new DomainError('student/forbidden', 'Prove your student address first.');
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
    const address_hash = Buffer.from(proof.address, 'base64url');
    await this.proofs.createQueryBuilder().insert().values({ address_hash, subject }).orIgnore().execute();
    // Whoever was first has the address.
    const { affected } = await this.proofs.update({ address_hash, subject }, { proved_at: () => 'now()' });
    if (!affected)
      throw new DomainError('student/conflict', 'This address has proved another account already.');
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
