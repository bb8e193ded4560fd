import { ConfigurableModuleBuilder, Controller, Get, Header, Inject, Module, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { Health, type HealthCheck, HealthModule } from './health.js';

/** What a service tells those who run it. */
export interface InternalPages {
  /** What must work for the service to be ready. */
  checks: Record<string, HealthCheck>;
  registry: Registry;
}

const { ConfigurableModuleClass, MODULE_OPTIONS_TOKEN } =
  new ConfigurableModuleBuilder<InternalPages>().build();

@Controller('health')
class ProbesController {
  constructor(
    private readonly health: Health,
    @Inject(MODULE_OPTIONS_TOKEN) private readonly pages: InternalPages,
  ) {}

  /** Asks nothing but the process: a store that is away is no reason to start it again. */
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): object {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res() reply: FastifyReply): Promise<void> {
    const report = await this.health.ask(this.pages.checks);
    reply.header('cache-control', 'no-store');
    reply.status(report.status === 'ok' ? 200 : 503).send(report);
  }
}

@Controller('metrics')
class MetricsController {
  constructor(@Inject(MODULE_OPTIONS_TOKEN) private readonly pages: InternalPages) {
    collectDefaultMetrics({ register: pages.registry });
  }

  @Get()
  async show(@Res() reply: FastifyReply): Promise<void> {
    const { registry } = this.pages;
    const text = await registry.metrics();
    reply.header('content-type', registry.contentType).header('cache-control', 'no-store').send(text);
  }
}

/** `/health/live`, `/health/ready` and `/metrics`. */
@Module({ imports: [HealthModule], controllers: [ProbesController, MetricsController] })
export class InternalModule extends ConfigurableModuleClass {}
