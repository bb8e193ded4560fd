import { Controller, Get, Inject, Res } from '@nestjs/common';
import { askHealth, type HealthCheck } from '@toile/platform';
import type { FastifyReply } from 'fastify';
import { HEALTH_CHECKS } from '../tokens.js';

/** What `/api/health` asks; the composition root knows where the other services are. */
export interface SystemHealth {
  checks: Record<'api' | 'ingest' | 'aggregator' | 'postgres' | 'log' | 'warehouse', HealthCheck>;
  /** Age of the oldest log record that is not in the warehouse yet, milliseconds; null while unknown. */
  lagMs: () => Promise<number | null>;
  /** `loading` until the demo's catalogue and traffic are in, `off` with DEMO=0. */
  demo: () => 'loading' | 'loaded' | 'off' | 'failed';
}

@Controller('api/health')
export class HealthController {
  constructor(@Inject(HEALTH_CHECKS) private readonly system: SystemHealth) {}

  @Get()
  async show(@Res() reply: FastifyReply): Promise<void> {
    const report = await askHealth(this.system.checks);
    const demo = this.system.demo();
    const ok = report.status === 'ok' && (demo === 'loaded' || demo === 'off');
    const lag_ms = await this.system.lagMs().catch(() => null);
    reply
      .header('cache-control', 'no-store')
      .status(ok ? 200 : 503)
      .send({ status: ok ? 'ok' : 'unavailable', services: report.services, lag_ms, demo });
  }
}
