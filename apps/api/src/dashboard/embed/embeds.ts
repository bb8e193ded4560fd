import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FigureEmbed, FigureReference, NewFigureEmbed } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { POOL } from '../../tokens.js';

const MOST = 50;

/**
 * Tokens that open one figure with its filters, and nothing else. They stand in the address of a page that anybody may
 * read, so they are worth no more than that; the database keeps hashes.
 */
@Injectable()
export class Embeds {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** @throws DomainError embed/conflict */
  async create(subject: string, { figure, filters }: FigureReference): Promise<NewFigureEmbed> {
    if ((await this.list(subject)).length >= MOST)
      throw new DomainError('embed/conflict', `At most ${MOST} embedded figures. Withdraw one first.`);
    const token = randomBytes(24).toString('base64url');
    const { rows } = await this.pool.query<FigureEmbed>(
      `INSERT INTO dashboard_embed (id, subject, figure, filters, token_hash) VALUES ($1, $2, $3, $4, $5)
       RETURNING ${COLUMNS}`,
      [randomUUID(), subject, figure, filters, hashOf(token)],
    );
    const [made] = rows;
    if (!made) throw new DomainError('embed/unavailable', 'It could not be kept. Try again in a moment.');
    return { ...made, token, path: `/data/embed/${token}` };
  }

  async list(subject: string): Promise<FigureEmbed[]> {
    const { rows } = await this.pool.query<FigureEmbed>(
      `SELECT ${COLUMNS} FROM dashboard_embed WHERE subject = $1 ORDER BY created_at, id`,
      [subject],
    );
    return rows;
  }

  /** From now on the token opens nothing. @throws DomainError embed/unknown */
  async withdraw(subject: string, id: string): Promise<void> {
    const { rowCount } = await this.pool.query(
      'DELETE FROM dashboard_embed WHERE subject = $1 AND id::text = $2',
      [subject, id],
    );
    if (rowCount === 0) throw new DomainError('embed/unknown', `There is no embedded figure "${id}".`);
  }

  /** What a token opens, and in whose name; undefined for unknown and withdrawn ones. */
  async find(token: string): Promise<(FigureReference & { id: string; subject: string }) | undefined> {
    const { rows } = await this.pool.query<FigureReference & { id: string; subject: string }>(
      `UPDATE dashboard_embed SET last_used_at = date_trunc('minute', now())
       WHERE token_hash = $1 RETURNING id, subject, figure, filters`,
      [hashOf(token)],
    );
    return rows[0];
  }
}

const COLUMNS = 'id, figure, filters, created_at, last_used_at';
const hashOf = (token: string) => createHash('sha256').update(token).digest();
