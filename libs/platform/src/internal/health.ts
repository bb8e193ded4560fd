import { Injectable, Module, ServiceUnavailableException } from '@nestjs/common';
import {
  type HealthCheckResult,
  HealthCheckService,
  HealthIndicatorService,
  TerminusModule,
} from '@nestjs/terminus';

/** Asks a dependency; rejects with a sentence about what is wrong. */
export type HealthCheck = () => Promise<unknown>;

export interface HealthReport {
  status: 'ok' | 'unavailable';
  services: Record<string, string>;
}

const TIMEOUT_MS = 2_000;

/** What a service depends on, asked by terminus, in the words of our own bodies. */
@Injectable()
export class Health {
  constructor(
    private readonly service: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
  ) {}

  /** Asks every check at once; one that hangs or throws is reported by name and does not hold up the others. */
  async ask(checks: Record<string, HealthCheck>): Promise<HealthReport> {
    const attempts = Object.entries(checks).map(([name, check]) =>
      this.indicators
        .check(name)
        .attempt(async () => void (await check()))
        .withTimeout(TIMEOUT_MS),
    );
    const { status, details } = await this.service.check(attempts).catch(resultOf);
    const services = Object.entries(details).map(([name, { message }]) => [name, message ?? 'ok']);
    return { status: status === 'ok' ? 'ok' : 'unavailable', services: Object.fromEntries(services) };
  }
}

/** Terminus throws a result that is not `ok`. */
function resultOf(error: unknown): HealthCheckResult {
  if (error instanceof ServiceUnavailableException) return error.getResponse() as HealthCheckResult;
  throw error;
}

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  providers: [Health],
  exports: [Health],
})
export class HealthModule {}
