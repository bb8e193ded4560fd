import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AddressHash } from '../members/address-hash.js';
import type { Member } from '../members/member.js';
import { Members } from '../members/members.js';
import { hashPassword } from '../password/password-hash.js';
import { SessionStore } from '../sessions/session-store.js';
import { WaysIn } from '../sessions/ways-in.js';
import { IdentityEntity } from './identity.entity.js';

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
    this.sessions.forgetRemembered();
  }
}

const hashIn = (reference: string) => Buffer.from(reference.split(' ')[1] ?? '', 'base64url');
