import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, MoreThan, Repository } from 'typeorm';
import { newToken } from '../../../kernel/auth/new-token.js';
import type { Queryable } from '../../../kernel/jobs/jobs.js';
import { linkExpired } from '../domain/member.errors.js';
import { type LinkKind, MailedLinkEntity } from './mailed-link.entity.js';

const HOUR = 3600_000;
/** How long the links of each kind work. */
const LIFE_MS: Record<LinkKind, number> = {
  verify: 48 * HOUR,
  'change-email': 48 * HOUR,
  reset: HOUR,
  'link-sign-in': 48 * HOUR,
};
/** Besides the member: `reference` says what the link offers. */
export interface OpenedLink {
  kind: LinkKind;
  subject: string;
  reference: string;
}

/** Tokens of links in mails: 256 bits, kept as hashes, good for one use and a limited time. */
@Injectable()
export class MailedLinks {
  constructor(@InjectRepository(MailedLinkEntity) private readonly links: Repository<MailedLinkEntity>) {}

  /**
   * By hand, because the transaction may be one of the event store, which is pg's own.
   * @param reference what the link is about besides the member; nothing personal
   */
  async issue(
    kind: LinkKind,
    subject: string,
    reference = '',
    tx: Queryable = this.links.manager,
  ): Promise<string> {
    const token = newToken();
    const expires_at = new Date(Date.now() + LIFE_MS[kind]);
    await tx.query(
      'INSERT INTO account_link (token_hash, kind, subject, reference, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [hashOf(token), kind, subject, reference, expires_at],
    );
    return token;
  }

  /** What a link is about, without using it up. @throws DomainError link/expired */
  async read(kinds: readonly LinkKind[], token: string): Promise<OpenedLink> {
    const link = await this.links.findOneBy({
      token_hash: hashOf(token),
      kind: In(kinds),
      expires_at: MoreThan(new Date()),
    });
    if (!link) throw linkExpired();
    return link;
  }

  /** Uses a link up; of several who open it at once one succeeds. @throws DomainError link/expired */
  async redeem(kinds: readonly LinkKind[], token: string): Promise<OpenedLink> {
    const { raw } = await this.links
      .createQueryBuilder()
      .delete()
      .where({ token_hash: hashOf(token), kind: In(kinds) })
      .returning('*')
      .execute();
    const [link] = raw as MailedLinkEntity[];
    if (!link || link.expires_at <= new Date()) throw linkExpired();
    return link;
  }

  /** Deletes those that work no more. */
  async deleteExpired(): Promise<void> {
    await this.links.delete({ expires_at: LessThan(new Date()) });
  }

  /** Ends the links of these kinds, as when what they offer has happened. */
  async end(kinds: readonly LinkKind[], subject: string): Promise<void> {
    await this.links.delete({ kind: In(kinds), subject });
  }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
