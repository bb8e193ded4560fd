/** The api on an embedded PostgreSQL, with the demo's members and one collection. Prints its port. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  loadCatalogue,
  migrateApi,
  openApiDataSource,
  openCatalogueStore,
  PictureStore,
  showCatalogue,
  startApi,
} from '@toile/api';
import { TOPICS } from '@toile/contracts';
import { poolOf } from '@toile/database';
import { seedMembers } from '@toile/demo/load/members';
import { startPostgres } from '@toile/embedded';
import { createPostgresLog } from '@toile/event-log';
import { createLogger } from '@toile/platform';

const folder = mkdtempSync(join(tmpdir(), 'toile-bench-'));
const postgres = await startPostgres(folder);
await migrateApi(postgres.url);
const dataSource = await openApiDataSource({ url: postgres.url, max: 20 });
const pool = poolOf(dataSource);
const log = createPostgresLog(pool);
await log.createTopics(TOPICS.map((name) => ({ name, partitions: 4 })));
const secret = randomBytes(32);
await seedMembers(pool, secret);
const named = (name) => ({ slug: name.toLowerCase(), name });
const facts = {
  collection: 'verne-fw26',
  designer: named('Verne'),
  season: named('FW26'),
  type: named('Woman'),
  city: named('Paris'),
  show_date: '2026-03-01T10:00:00.000Z',
  title: 'Verne',
  venue: '',
  live: false,
  stream_url: null,
  description: '',
};
const looks = Array.from({ length: 50 }, (_, index) => ({
  slug: `look-${index}`,
  position: index + 1,
  tags: [],
  models: [],
  image_filename: `look-${index}.jpg`,
  width: 1200,
  height: 1800,
  thumbhash: null,
  colours: [],
  description: '',
}));
const catalogue = openCatalogueStore(pool);
await loadCatalogue(catalogue, [{ facts, looks, status: 'published' }]);
await showCatalogue(catalogue);
const api = await startApi({
  dataSource,
  warehouse: undefined,
  health: { checks: {}, demo: () => 'off' },
  pictures: new PictureStore({ original: async () => null }, join(folder, 'pictures')),
  picturesAhead: 0,
  port: 0,
  logger: createLogger('bench', 'error'),
  secret,
  mailer: { send: async () => undefined, forget: async () => undefined, close: async () => undefined },
  publicUrl: 'http://localhost',
  trustedProxies: [],
});
console.log(api.port);
process.on('SIGTERM', async () => {
  await log.close();
  await api.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
