import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, PrimaryColumn, Repository } from 'typeorm';
import type { Member } from '../../../kernel/auth/member.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { Members } from '../members/members.js';
import { hashPassword } from '../members/password-hash.js';
import { SessionStore } from '../sessions/session-store.js';
import { WaysIn } from '../sessions/ways-in.js';

/** An account elsewhere that a member signs in with. It cannot be read back. */
@Entity('account_identity')
export class IdentityEntity {
  /** `AddressHash` of the provider and the provider's own id. */
  @PrimaryColumn('bytea')
  identity_hash: Buffer;

  @Column('text')
  subject: string;
}

/** Accounts elsewhere that members sign in with. They are found by a hash, which cannot be read back. */
@Injectable()
export class Identities {
  constructor(
    @InjectRepository(IdentityEntity) private readonly identities: Repository<IdentityEntity>,
    @Inject(AddressHash) private readonly hashes: AddressHash,
    private readonly members: Members,
    private readonly sessions: SessionStore,
    private readonly waysIn: WaysIn,
  ) {}

  /** What stands for an account elsewhere: `apple` and a hash, parted by a blank. */
  referenceTo(provider: string, account: string): string {
    return `${provider} ${this.hashes.of(`${provider} ${account}`).toString('base64url')}`;
  }

  async memberOf(reference: string): Promise<Member | undefined> {
    const identity = await this.identities.findOneBy({ identity_hash: hashIn(reference) });
    return identity ? this.members.find(identity.subject) : undefined;
  }

  /**
   * Links an account elsewhere, whose owner has shown the address to be theirs. If the member had not, somebody else
   * may have made the account to lie in wait: its password and its sessions end.
   */
  async link(member: Member, reference: string): Promise<void> {
    const { subject } = member;
    if (!member.verified) {
      const password_hash = await hashPassword(randomBytes(32).toString('base64'));
      await this.members.decide(subject, { type: 'ChangePassword', password_hash });
      await this.members.decide(subject, { type: 'VerifyEmail' });
      await this.waysIn.endAll(subject);
    }
    const [provider = '', account = ''] = reference.split(' ');
    await this.members.decide(subject, { type: 'LinkSignIn', provider, account });
    await this.identities.upsert({ identity_hash: hashIn(reference), subject }, ['identity_hash']);
    this.sessions.clearCache();
  }
}

const hashIn = (reference: string) => Buffer.from(reference.split(' ')[1] ?? '', 'base64url');
