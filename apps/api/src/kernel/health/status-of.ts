import type { HealthDto } from './health.dto.js';

/** What pages and beacons cannot do without: the spool takes events while the log is away, and pages show no figures. */
const NEEDED = ['api', 'ingest', 'postgres'];

/** `degraded` while the site is read and beacons are answered, though figures stand still or the demo is on its way. */
export function statusOf({ services, demo }: Pick<HealthDto, 'services' | 'demo'>): HealthDto['status'] {
  const amiss = Object.keys(services).filter((name) => services[name] !== 'ok');
  if (amiss.some((name) => NEEDED.includes(name))) return 'unavailable';
  return amiss.length > 0 || demo === 'loading' || demo === 'failed' ? 'degraded' : 'ok';
}
