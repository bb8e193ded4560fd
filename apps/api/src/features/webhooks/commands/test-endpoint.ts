import { randomUUID } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import type pg from 'pg';
import { Repository } from 'typeorm';
import { Jobs } from '../../../kernel/jobs/jobs.js';
import { POOL } from '../../../kernel/tokens.js';
import { addDelivery } from '../deliver/deliver.handler.js';
import { EndpointEntity } from '../endpoint.entity.js';
import { ownEndpoint } from '../own-endpoint.js';

/** A member tries whether an endpoint hears. */
export class TestEndpoint extends Command<void> {
  constructor(
    readonly subject: string,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(TestEndpoint)
export class TestEndpointHandler implements ICommandHandler<TestEndpoint> {
  constructor(
    @InjectRepository(EndpointEntity) private readonly endpoints: Repository<EndpointEntity>,
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly jobs: Jobs,
  ) {}

  /** @throws DomainError webhook/unknown */
  async execute({ subject, id }: TestEndpoint): Promise<void> {
    const endpoint = await ownEndpoint(this.endpoints, subject, id);
    const { rows } = await this.pool.query<{ position: string }>(
      `WITH event AS (
         INSERT INTO webhook_event (id, type, subject, occurred_at, data)
         VALUES ($2, 'webhook.test', $3, now(), '{}') RETURNING position
       )
       INSERT INTO webhook_delivery (endpoint, position) SELECT $1, position FROM event RETURNING position`,
      [endpoint.id, `webhook.test:${randomUUID()}`, subject],
    );
    await addDelivery(this.jobs, { endpoint: endpoint.id, position: Number(rows[0]?.position) });
  }
}
