import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type EventMetadata,
  fold,
  handleCommand,
  type PostgresEventStore,
  type ProjectionRunner,
} from '@toile/event-store';
import { correlationId } from '@toile/platform';
import type pg from 'pg';
import { Repository, type SelectQueryBuilder } from 'typeorm';
import { type Member } from '../../../kernel/auth/member.js';
import { EVENT_STORE, READ_MODELS } from '../../../kernel/event-store/tokens.js';
import { toEmailAddress } from '../../../kernel/http/email-address.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { type MemberCommand, memberDecider } from '../domain/member.decider.js';
import { registeredAlready, unknownMember } from '../domain/member.errors.js';
import type { MemberEvent } from '../domain/member.events.js';
import type { MemberState } from '../domain/member.state.js';
import { AddressEntity, MemberEntity } from './member.entity.js';
import { type MemberDocument, membersReadModel } from './members.projection.js';
import { toMember } from './to-member.js';

type Register = Extract<MemberCommand, { type: 'Register' }>;
export type NewMember = Omit<Register, 'type' | 'subject' | 'slug'> & { subject?: string; slug?: string };

/** What else is written with an event. */
type InTransaction = (tx: pg.PoolClient) => Promise<void>;
const nothing: InTransaction = async () => undefined;

export const streamOf = (subject: string) => `member-${subject}`;

/** Sends commands to the streams of members and finds them by what they are known by. */
@Injectable()
export class Members {
  constructor(
    @Inject(EVENT_STORE) private readonly store: PostgresEventStore,
    @Inject(READ_MODELS) private readonly readModels: ProjectionRunner,
    @InjectRepository(MemberEntity) private readonly members: Repository<MemberEntity>,
    @Inject(AddressHash) private readonly hashes: AddressHash,
  ) {}

  /**
   * A new member. Address and event commit together, so of two who register one address at once one is refused.
   * @param also in the same transaction
   * @throws DomainError member/conflict
   */
  async register(
    input: NewMember,
    also?: (tx: pg.PoolClient, subject: string) => Promise<void>,
  ): Promise<Member> {
    const { subject = randomUUID(), slug = randomSlug(), ...rest } = input;
    await registerIn(this.store, this.hashes, { type: 'Register', ...rest, subject, slug }, (tx) =>
      Promise.resolve(also?.(tx, subject)),
    );
    await this.shown();
    return this.mustFind(subject);
  }

  /**
   * Decides on the member's stream; what follows sees what was decided.
   * @param also in the transaction of what was decided
   * @throws DomainError of the decider
   */
  async decide(
    subject: string,
    command: Exclude<MemberCommand, Register>,
    { actor = subject, also }: { actor?: string; also?: InTransaction } = {},
  ): Promise<void> {
    const metadata = metadataOf(actor);
    await handleCommand(also ? this.store.with(also) : this.store, memberDecider, {
      stream: streamOf(subject),
      commandId: randomUUID(),
      command,
      metadata,
    });
    await this.shown();
  }

  /** The asked-for address becomes the member's; it may have been taken meanwhile. @throws DomainError */
  async confirmEmail(subject: string, change: string): Promise<Member> {
    const history = await this.store.load<MemberEvent>(streamOf(subject));
    const state = fold<MemberState, MemberEvent>(memberDecider, history);
    const events = memberDecider.decide({ type: 'ConfirmEmail', change }, state);
    const email = events.find((event) => event.type === 'MemberEmailChanged')?.data.email ?? '';
    await withAddress(this.store, this.hashes.of(email), subject, async (client, hash) => {
      await client.query('DELETE FROM account_address WHERE subject = $1 AND address_hash <> $2', [
        subject,
        hash,
      ]);
      await this.store.appendIn(client, [
        {
          stream: streamOf(subject),
          expectedVersion: history.length,
          commandId: randomUUID(),
          events,
          metadata: metadataOf(subject),
          answer: null,
        },
      ]);
    });
    await this.shown();
    return this.mustFind(subject);
  }

  async find(subject: string): Promise<Member | undefined> {
    const doc = await this.document('subject', subject);
    return doc && toMember(doc);
  }

  async mustFind(subject: string): Promise<Member> {
    const member = await this.find(subject);
    if (!member) throw unknownMember();
    return member;
  }

  document(by: 'subject' | 'slug', value: string): Promise<MemberDocument | undefined> {
    return this.oneBy((members) => members.where({ [by]: value }));
  }

  /** The member with this address, in whatever case. */
  byEmail(email: string): Promise<MemberDocument | undefined> {
    const hash = this.hashes.of(toEmailAddress(email) ?? email);
    return this.oneBy((members) =>
      members
        .innerJoin(AddressEntity, 'address', 'address.subject = member.subject')
        .where('address.address_hash = :hash', { hash }),
    );
  }

  /** With what plans and deals add to their roles. */
  private async oneBy(
    narrow: (members: SelectQueryBuilder<MemberEntity>) => SelectQueryBuilder<MemberEntity>,
  ): Promise<MemberDocument | undefined> {
    const members = this.members.createQueryBuilder('member').select('with_plan_roles(member.doc)', 'doc');
    return (await narrow(members).getRawOne<{ doc: MemberDocument }>())?.doc;
  }

  private shown(): Promise<void> {
    return this.readModels.whenCurrent(membersReadModel);
  }
}

/** Nothing of the person is in it, since it stands in addresses. */
function randomSlug(): string {
  return `m-${randomBytes(8).toString('hex')}`;
}

function metadataOf(actor: string): EventMetadata {
  return {
    correlationId: correlationId() ?? randomUUID(),
    causationId: null,
    actor,
    occurredAt: new Date(),
  };
}

/** Registers without waiting for the read model. @throws DomainError member/conflict */
export async function registerIn(
  store: PostgresEventStore,
  hashes: AddressHash,
  command: Register,
  also: InTransaction = nothing,
): Promise<void> {
  const { subject } = command;
  const events = memberDecider.decide(command, { status: 'none' });
  await withAddress(store, hashes.of(command.email), subject, async (client) => {
    await also(client);
    await store.appendIn(client, [
      {
        stream: streamOf(subject),
        expectedVersion: 0,
        commandId: randomUUID(),
        events,
        metadata: metadataOf(subject),
        answer: null,
      },
    ]);
  });
}

/** Takes an address for a member and does `work`, together or not at all. */
async function withAddress(
  store: PostgresEventStore,
  hash: Buffer,
  subject: string,
  work: (client: pg.PoolClient, hash: Buffer) => Promise<unknown>,
): Promise<void> {
  const client = await store.pool.connect();
  try {
    await client.query('BEGIN');
    const { rowCount } = await client.query(
      `INSERT INTO account_address (address_hash, subject) VALUES ($1, $2)
       ON CONFLICT (address_hash) DO UPDATE SET subject = excluded.subject
         WHERE account_address.subject = excluded.subject`,
      [hash, subject],
    );
    if (rowCount === 0) throw registeredAlready();
    await work(client, hash);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
