import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { IsInt, Max, Min } from 'class-validator';
import type pg from 'pg';
import { Repository } from 'typeorm';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { POOL } from '../../../kernel/tokens.js';
import { addDelivery } from '../deliver/deliver.handler.js';
import { EndpointEntity } from '../endpoint.entity.js';
import { ownEndpoint } from '../own-endpoint.js';

const MOST_AT_ONCE = 1_000;

/** From where on events are told again. */
export class ReplayEventsDto {
  /**
   * Of the first event; 0 for all that are kept.
   * @example 42
   */
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  from: number;
}

/** What is on its way again. */
export class ReplayedDto {
  /** @example 12 */
  events: number;
  /** Where the next replay begins; null where there is nothing more. */
  next: number | null;
}

/** A member wants to be told again: of everything from a position on, or of what was given up (`dead`). */
export class ReplayEvents extends Command<ReplayedDto> {
  constructor(
    readonly subject: string,
    readonly id: string,
    readonly which: { from: number } | { dead: true },
  ) {
    super();
  }
}

@CommandHandler(ReplayEvents)
export class ReplayEventsHandler implements ICommandHandler<ReplayEvents> {
  constructor(
    @InjectRepository(EndpointEntity) private readonly endpoints: Repository<EndpointEntity>,
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
  ) {}

  /** @throws DomainError webhook/unknown */
  async execute({ subject, id, which }: ReplayEvents): Promise<ReplayedDto> {
    const endpoint = await ownEndpoint(this.endpoints, subject, id);
    const positions = 'from' in which ? await this.#kept(endpoint, which.from) : await this.#dead(endpoint);
    const now = positions.slice(0, MOST_AT_ONCE);
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        `INSERT INTO webhook_delivery (endpoint, position) SELECT $1, unnest($2::bigint[])
         ON CONFLICT (endpoint, position) DO UPDATE SET state = 'waiting', attempts = 0`,
        [endpoint.id, now],
      );
      for (const position of now) await addDelivery(this.jobs, { endpoint: endpoint.id, position }, client);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
    return { events: now.length, next: positions[MOST_AT_ONCE] ?? null };
  }

  /** Of the types the endpoint is told of, those that everybody or its own member may know. */
  async #kept({ types, subject }: EndpointEntity, from: number): Promise<number[]> {
    const { rows } = await this.pool.query<{ position: string }>(
      `SELECT position FROM webhook_event
       WHERE position >= $1 AND type = ANY ($2) AND (subject IS NULL OR subject = $3)
       ORDER BY position LIMIT $4`,
      [from, types, subject, MOST_AT_ONCE + 1],
    );
    return rows.map(({ position }) => Number(position));
  }

  async #dead({ id }: EndpointEntity): Promise<number[]> {
    const { rows } = await this.pool.query<{ position: string }>(
      `SELECT position FROM webhook_delivery
       WHERE endpoint = $1 AND state = 'dead' ORDER BY position LIMIT $2`,
      [id, MOST_AT_ONCE + 1],
    );
    return rows.map((row) => Number(row.position));
  }
}
