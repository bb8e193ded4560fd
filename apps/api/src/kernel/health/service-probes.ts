import type { HealthCheck } from '@toile/platform';

/** Asks another service whether it is ready; what it lacks is passed on. */
export const probeService =
  (url: string): HealthCheck =>
  async () => {
    const response = await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(5_000) }).catch(
      (error: Error) => {
        throw error.name === 'TimeoutError' ? error : new Error('unreachable', { cause: error });
      },
    );
    const { services } = (await response.json()) as { services: Record<string, string> };
    const lacks = Object.entries(services).filter(([, answer]) => answer !== 'ok');
    if (!response.ok) throw new Error(lacks.map(([name, answer]) => `${name}: ${answer}`).join('; '));
  };

/** How far behind an aggregator is, milliseconds, from what it tells Prometheus; null when it does not say. */
export async function readLag(url: string): Promise<number | null> {
  const response = await fetch(new URL('/metrics', url), { signal: AbortSignal.timeout(2_000) });
  const seconds = /^toile_aggregator_lag_seconds ([\d.e+-]+)$/m.exec(await response.text())?.[1];
  return seconds === undefined ? null : Math.round(Number(seconds) * 1000);
}
