import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { DELIVERY_STATES, type DeliveryState } from '@toile/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type pg from 'pg';
import { Repository } from 'typeorm';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { POOL } from '../../../kernel/tokens.js';
import { keyOfDeliveries } from '../deliver/deliver.handler.js';
import { EndpointEntity } from '../endpoint.entity.js';
import { ownEndpoint } from '../own-endpoint.js';
import { WebhookDeliveryDto } from '../webhook.dto.js';

const PAGE = 25;

export class WebhookDeliveriesQueryDto {
  /** Those alone. */
  @IsOptional()
  @IsOneOf(DELIVERY_STATES)
  state?: DeliveryState;

  /** Older than this position, as `next` of the page before says. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  before?: number;
}

/** The newest deliveries first. */
export class WebhookDeliveriesDto {
  results: WebhookDeliveryDto[];
  /** Where the next page begins (`before`); null on the last one. */
  next: number | null;
}

export class WebhookDeliveries extends Query<WebhookDeliveriesDto> {
  constructor(
    readonly subject: string,
    readonly id: string,
    readonly input: WebhookDeliveriesQueryDto,
  ) {
    super();
  }
}

type Row = Omit<WebhookDeliveryDto, 'position' | 'occurred_at' | 'tried_at' | 'next_try_at'> & {
  position: string;
  occurred_at: Date;
  tried_at: Date | null;
  next_try_at: Date | null;
};

@QueryHandler(WebhookDeliveries)
export class WebhookDeliveriesHandler implements IQueryHandler<WebhookDeliveries> {
  constructor(
    @InjectRepository(EndpointEntity) private readonly endpoints: Repository<EndpointEntity>,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** @throws DomainError webhook/unknown */
  async execute({ subject, id, input }: WebhookDeliveries): Promise<WebhookDeliveriesDto> {
    const endpoint = await ownEndpoint(this.endpoints, subject, id);
    const { rows } = await this.pool.query<Row>(
      `SELECT v.position, v.id, v.type, v.occurred_at, d.state, d.attempts, d.last_status, d.last_error, d.tried_at,
         j.run_at AS next_try_at
       FROM webhook_delivery d JOIN webhook_event v USING (position)
         LEFT JOIN graphile_worker.jobs j ON j.key = $5 || d.position AND d.state = 'waiting' AND d.attempts > 0
           AND j.locked_at IS NULL
       WHERE d.endpoint = $1 AND ($2::text IS NULL OR d.state = $2) AND ($3::bigint IS NULL OR d.position < $3)
       ORDER BY d.position DESC LIMIT $4`,
      [endpoint.id, input.state ?? null, input.before ?? null, PAGE + 1, keyOfDeliveries(endpoint.id)],
    );
    const results = rows.slice(0, PAGE).map((row) => ({
      ...row,
      position: Number(row.position),
      occurred_at: row.occurred_at.toISOString(),
      tried_at: row.tried_at?.toISOString() ?? null,
      next_try_at: row.next_try_at?.toISOString() ?? null,
    }));
    return { results, next: rows.length > PAGE ? (results.at(-1)?.position ?? null) : null };
  }
}
