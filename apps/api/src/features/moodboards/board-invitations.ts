import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Queryable } from '../../kernel/jobs/jobs.js';
import { AddressHash } from '../../kernel/limits/address-hash.js';
import { Seal } from '../../kernel/seal.js';
import { SECRET } from '../../kernel/tokens.js';

/** Days for which an address is kept after its invitation ran out, so that its owner sees what became of it. */
const KEPT_DAYS = 30;

/** How a board knows the token of a link without keeping it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The addresses of invitations, sealed: events hold their keyed hashes alone, so that an address goes with its person. */
@Injectable()
export class BoardInvitations {
  readonly #seal: Seal;

  constructor(
    private readonly dataSource: DataSource,
    private readonly hashes: AddressHash,
    @Inject(SECRET) secret: Buffer,
  ) {
    this.#seal = new Seal(secret, 'board invitations');
  }

  /** How an event knows an address. */
  keyOf(email: string): string {
    return this.hashes.of(email).toString('hex');
  }

  /** In the transaction of the invitation; the one to the same address before goes. */
  async keep(
    tx: Queryable,
    {
      id,
      board,
      subject,
      email,
      until,
    }: { id: string; board: string; subject: string; email: string; until: Date },
  ): Promise<void> {
    const hash = this.hashes.of(email);
    await tx.query(
      `DELETE FROM moodboard_invitation
       WHERE (board = $1 AND address_hash = $2) OR until < now() - make_interval(days => ${KEPT_DAYS})`,
      [board, hash],
    );
    await tx.query(
      `INSERT INTO moodboard_invitation (id, board, subject, address_hash, sealed, until) VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, board, subject, hash, this.#seal.close(email), until],
    );
  }

  async forget(tx: Queryable, id: string): Promise<void> {
    await tx.query('DELETE FROM moodboard_invitation WHERE id = $1', [id]);
  }

  /** Addresses by invitation. */
  async addressesOf(board: string): Promise<Map<string, string>> {
    const rows = await this.dataSource.query<{ id: string; sealed: Buffer }[]>(
      'SELECT id, sealed FROM moodboard_invitation WHERE board = $1',
      [board],
    );
    return new Map(rows.map(({ id, sealed }) => [id, this.#seal.open<string>(sealed)]));
  }
}
