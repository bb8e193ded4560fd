import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiServiceUnavailableResponse } from '@nestjs/swagger';
import { Health, type HealthCheck } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { Public } from '../auth/allow.decorator.js';
import { HEALTH_CHECKS } from '../tokens.js';
import { askSystem } from './ask-system.js';
import { HealthDto } from './health.dto.js';
import { statusOf } from './status-of.js';

/** What `/api/health` asks; the composition root knows where the other services are. */
export interface SystemHealth {
  checks: Record<'api' | 'ingest' | 'aggregator' | 'postgres' | 'log' | 'warehouse', HealthCheck>;
  /** Age of the oldest log record that is not in the warehouse yet, milliseconds; null while unknown. */
  lagMs: () => Promise<number | null>;
  /** `loading` until the demo's catalogue and traffic are in, `off` with DEMO=0. */
  demo: () => 'loading' | 'loaded' | 'off' | 'failed';
}

@Controller('api/health')
@Public()
export class HealthController {
  constructor(
    private readonly health: Health,
    @Inject(HEALTH_CHECKS) private readonly system: SystemHealth,
  ) {}

  /** Whether all of Toile serves, and what does not. */
  @Get()
  @ApiOkResponse({ type: HealthDto, description: 'All of it serves, and the demo has loaded' })
  @ApiServiceUnavailableResponse({ type: HealthDto, description: 'Some of it does not' })
  async show(@Res() reply: FastifyReply): Promise<void> {
    const { services, lag_ms } = await askSystem(this.health, this.system);
    const demo = this.system.demo();
    const status = statusOf({ services, demo });
    const health: HealthDto = { status, services, lag_ms, demo };
    reply
      .header('cache-control', 'no-store')
      .status(status === 'ok' ? 200 : 503)
      .send(health);
  }
}
