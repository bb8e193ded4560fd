import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type AddressState, type Locale, SCHEDULE_LIMITS } from '@toile/contracts';
import { inTransaction } from '@toile/event-store';
import { DomainError } from '@toile/platform';
import { isUUID } from 'class-validator';
import type pg from 'pg';
import { In, Repository } from 'typeorm';
import { defineTask, HandlesTask, NoPayload, type TaskHandler } from '../../../kernel/jobs/task.js';
import { AddressHash } from '../../../kernel/limits/address-hash.js';
import { Seal } from '../../../kernel/seal.js';
import { POOL, SECRET } from '../../../kernel/tokens.js';
import { localeNamed } from '../../figures/index.js';
import { hasLeft } from '../domain/saved-items.errors.js';
import { MailedAddressEntity } from './mailed-address.entity.js';

const LINK_MS = 48 * 3_600_000;
/** One mail an address in this time, however often it is asked for. */
const PAUSE = "interval '10 minutes'";
/** Of addresses whose owner never agreed. */
const UNANSWERED_KEPT = "interval '1 month'";
const FORGET_UNANSWERED = defineTask('forget-unanswered-addresses', NoPayload, { schedule: '55 3 * * *' });

export interface MailedAddress {
  id: string;
  subject: string;
  schedule: string;
  address: string;
  locale: Locale;
  state: AddressState;
}

/** Addresses outside of a subscription that documents are sent to. Nothing but a question is sent to one that has not agreed. */
@Injectable()
export class MailedAddresses {
  readonly #seal: Seal;

  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(SECRET) secret: Buffer,
    @InjectRepository(MailedAddressEntity) private readonly addresses: Repository<MailedAddressEntity>,
    private readonly hashes: AddressHash,
  ) {
    this.#seal = new Seal(secret, 'addresses of documents');
  }

  /** Of these schedules of a member, in the order in which they were asked. */
  async of(subject: string, schedules: readonly string[]): Promise<MailedAddress[]> {
    const found = await this.addresses.find({
      where: { subject, schedule: In([...schedules]) },
      order: { asked_at: 'ASC', id: 'ASC' },
    });
    return found.map((one) => this.#opened(one));
  }

  async find(id: string): Promise<MailedAddress | null> {
    const found = isUUID(id) ? await this.addresses.findOneBy({ id }) : null;
    return found && this.#opened(found);
  }

  /**
   * Keeps an address and lets `write` ask it, unless it has agreed or was just asked.
   * @throws DomainError schedules/forbidden where it has left, schedules/conflict where there are too many
   */
  async ask(
    of: { subject: string; schedule: string; address: string; locale: Locale },
    write: (asked: MailedAddress, tx: pg.PoolClient) => Promise<void>,
  ): Promise<void> {
    const { subject, schedule, address, locale } = of;
    const hash = this.hashes.of(address);
    await inTransaction(this.pool, async (tx) => {
      // Those at the same moment count each other.
      await tx.query('SELECT pg_advisory_xact_lock(hashtext($1))', [
        `mailed-addresses ${subject} ${schedule}`,
      ]);
      const { rows } = await tx.query<{ address_hash: Buffer; left_at: Date | null }>(
        'SELECT address_hash, left_at FROM mailed_address WHERE subject = $1 AND schedule = $2',
        [subject, schedule],
      );
      const known = rows.find((one) => one.address_hash.equals(hash));
      if (known?.left_at) throw hasLeft();
      if (!known && rows.filter(({ left_at }) => !left_at).length >= SCHEDULE_LIMITS.addresses)
        throw new DomainError(
          'schedules/conflict',
          `A document goes to ${SCHEDULE_LIMITS.addresses} addresses outside of your subscription at most.`,
        );
      const { rows: asked } = await tx.query<{ id: string }>(
        `INSERT INTO mailed_address AS known (id, subject, schedule, address_hash, sealed, locale)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (subject, schedule, address_hash) DO UPDATE SET locale = excluded.locale, asked_at = now()
         WHERE known.confirmed_at IS NULL AND known.asked_at < now() - ${PAUSE}
         RETURNING id`,
        [randomUUID(), subject, schedule, hash, this.#seal.close(address), locale],
      );
      if (asked[0]) await write({ ...of, id: asked[0].id, state: 'asked' }, tx);
    });
  }

  /** Its owner wants the document. False where the link works no more. */
  async confirm(id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE mailed_address SET confirmed_at = coalesce(confirmed_at, now())
       WHERE id = $1 AND left_at IS NULL AND (confirmed_at IS NOT NULL OR asked_at > now() - $2::float8 * interval '1 ms')`,
      [id, LINK_MS],
    );
    return Boolean(rowCount);
  }

  /** Its owner wants it no more; it stays, so that it is not asked again. */
  async leave(id: string): Promise<void> {
    await this.pool.query('UPDATE mailed_address SET left_at = coalesce(left_at, now()) WHERE id = $1', [id]);
  }

  /** The sender takes it away; one that left stays. */
  async remove(subject: string, schedule: string, id: string): Promise<void> {
    if (!isUUID(id)) return;
    await this.pool.query(
      'DELETE FROM mailed_address WHERE id = $1 AND subject = $2 AND schedule = $3 AND left_at IS NULL',
      [id, subject, schedule],
    );
  }

  async removeAll(subject: string, schedule: string): Promise<void> {
    await this.addresses.delete({ subject, schedule });
  }

  #opened(row: MailedAddressEntity): MailedAddress {
    const { id, subject, schedule, sealed, locale } = row;
    const address = this.#seal.open<string>(sealed);
    return { id, subject, schedule, address, locale: localeNamed(locale), state: stateOf(row) };
  }
}

function stateOf({ asked_at, confirmed_at, left_at }: MailedAddressEntity): AddressState {
  if (left_at) return 'left';
  if (confirmed_at) return 'confirmed';
  return asked_at.getTime() < Date.now() - LINK_MS ? 'expired' : 'asked';
}

@HandlesTask(FORGET_UNANSWERED)
export class ForgetUnansweredHandler implements TaskHandler<NoPayload> {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async handle(): Promise<void> {
    await this.pool.query(
      `DELETE FROM mailed_address WHERE confirmed_at IS NULL AND left_at IS NULL AND asked_at < now() - ${UNANSWERED_KEPT}`,
    );
  }
}
