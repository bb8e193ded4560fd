import type { Health, HealthCheck } from '@toile/platform';
import type { HealthDto } from './health.dto.js';

/** What each service and store answers, and how far behind the warehouse is; a store that hangs is reported, and holds up nothing. */
export async function askSystem(
  health: Health,
  system: { checks: Record<string, HealthCheck>; lagMs: () => Promise<number | null> },
): Promise<Pick<HealthDto, 'services' | 'lag_ms'>> {
  let lag_ms: number | null = null;
  const lag = async () => {
    lag_ms = await system.lagMs();
  };
  // At once, and each with its end.
  const [{ services }] = await Promise.all([health.ask(system.checks), health.ask({ lag })]);
  return { services, lag_ms };
}
