import { join } from 'node:path';
import { type RunningAggregator, startAggregator } from '@toile/aggregator';
import {
  FileMailer,
  firstOf,
  openApiDataSource,
  openOriginals,
  PictureStore,
  smtpMailer,
  startApi,
  startRelay,
  stripeOf,
} from '@toile/api';
import { claimDataFolder, freePort } from '@toile/embedded';
import { countsIn, sessionsIn, startIngest } from '@toile/ingest';
import { type HealthCheck, internalPortOf, type Logger, startTracing, tracingOf } from '@toile/platform';
import { refuseBusyPorts } from './busy-port.js';
import { Demo } from './demo.js';
import type { StandaloneEnvironment } from './environment.js';
import { type Exposure, exposureOf } from './exposure.js';
import { ReaderDesk } from './front-door/reader-desk.js';
import { startFrontDoor } from './front-door/start-front-door.js';
import { migrate } from './migrate.js';
import { step } from './progress.js';
import { writeRunFile } from './run-file.js';
import { readSecrets } from './secrets.js';
import { socialSettings } from './social-settings.js';
import { openStores } from './stores.js';
import { STATIC_FOLDER, startWeb, webAnswers } from './web-process.js';

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

export interface RunningToile {
  url: string;
  exposure: Exposure;
  stop(): Promise<void>;
}

/**
 * Starts everything of Toile in this process (the web server beside it) and returns when it serves.
 * `onStoppable` gets a stop that works from the first moment on, so that Ctrl-C during the start leaves nothing behind.
 */
export async function startToile(
  env: StandaloneEnvironment,
  logger: Logger,
  onStoppable: (stop: () => Promise<void>) => void,
): Promise<RunningToile> {
  const { API_PORT, INGEST_PORT, AGGREGATOR_PORT } = env;
  // The public address is told before the front door listens.
  const PORT = env.PORT || (await freePort());
  const publicUrl = env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`;
  const API_INTERNAL_PORT = env.API_INTERNAL_PORT ?? internalPortOf(API_PORT);
  const INGEST_INTERNAL_PORT = env.INGEST_INTERNAL_PORT ?? internalPortOf(INGEST_PORT);
  const ports = { PORT, API_PORT, INGEST_PORT, AGGREGATOR_PORT, API_INTERNAL_PORT, INGEST_INTERNAL_PORT };
  await refuseBusyPorts(ports);
  const closers: (() => unknown)[] = [];
  const ending = new AbortController();
  const stop = async () => {
    ending.abort();
    while (closers.length > 0) await closers.pop()?.();
  };
  onStoppable(stop);
  try {
    closers.push(claimDataFolder(env.DATA_DIR));
    closers.push(await startTracing(tracingOf(env)));
    const stores = await openStores(env, logger, ending.signal);
    closers.push(() => stores.close());
    closers.push(writeRunFile(env.DATA_DIR, { pid: process.pid, ...stores }));
    const mediaFolder = join(env.DATA_DIR, 'media');
    const originals = openOriginals(env, mediaFolder);
    const secrets = readSecrets(env);
    const secret = Buffer.from(secrets.apiSecret, 'hex');
    const exposure = exposureOf(env);
    const demo = new Demo({
      ...{ dataSource: stores.dataSource, log: stores.log, logger, secret },
      ...{ wanted: env.DEMO, scale: env.DEMO_SCALE, events: env.DEMO_EVENTS },
      accounts: exposure.demoAccounts,
    });
    let aggregator: RunningAggregator | undefined;
    const started =
      (name: string): HealthCheck =>
      async () => {
        if (!serving.has(name)) throw new Error('starting');
      };
    const serving = new Set<string>();
    const api = await startApi({
      secret,
      mailer: env.SMTP_URL
        ? smtpMailer(env.SMTP_URL, env.MAIL_FROM)
        : new FileMailer(join(env.DATA_DIR, 'mail'), env.MAIL_FROM, { isListed: exposure.devMail }),
      publicUrl,
      rateLimits: env.RATE_LIMITS,
      securityContact: env.SECURITY_CONTACT,
      social: socialSettings(env),
      mediaFolder,
      originals,
      // Only the demo has the test checkout; elsewhere Stripe takes payments, or nobody.
      payments: stripeOf(env) ?? (env.DEMO ? 'test' : null),
      dataSource: await openApiDataSource({
        url: stores.postgresUrl,
        max: 30,
        onError: (error) => logger.warn({ err: error }, 'an idle PostgreSQL connection broke'),
      }),
      warehouse: stores.warehouse,
      pictures: new PictureStore(
        firstOf(originals, demo),
        join(env.DATA_DIR, 'pictures'),
        undefined,
        (error) => logger.warn({ err: error }, 'a rendered picture could not be kept'),
      ),
      port: API_PORT,
      internal: { port: API_INTERNAL_PORT },
      logger: logger.child({ service: 'api' }),
      trustedProxies: [...LOOPBACK, ...env.TRUSTED_PROXIES],
      health: {
        checks: {
          api: started('api'),
          ingest: started('ingest'),
          aggregator: async () => {
            if (!aggregator) throw new Error('starting');
            await aggregator.health();
          },
          postgres: () => stores.pool.query('SELECT 1'),
          log: () => stores.log.endOffset('tracking', 0),
          warehouse: () => stores.warehouse.ping(),
        },
        lagMs: async () => aggregator?.lagMs() ?? null,
        demo: () => demo.state,
      },
    });
    closers.push(() => api.close());
    const apiUrl = `http://127.0.0.1:${api.port}`;
    const webUrl = env.WEB_URL ?? `http://127.0.0.1:${await freePort()}`;
    const desk = env.WEB_URL ? undefined : new ReaderDesk();
    if (desk) {
      const { url: readersUrl, close } = await desk.start();
      closers.push(close);
      closers.push(
        startWeb(webUrl, { apiUrl, readersUrl, publicUrl }, logger.child({ service: 'web' })).stop,
      );
    }
    const ingest = await startIngest({
      log: stores.log,
      logger: logger.child({ service: 'ingest' }),
      port: INGEST_PORT,
      internal: { port: INGEST_INTERNAL_PORT },
      visitorSecret: secrets.visitorSecret,
      trustedProxies: [...LOOPBACK, ...env.TRUSTED_PROXIES],
      spool: { folder: join(env.DATA_DIR, 'spool') },
      readSessions: sessionsIn(async () => stores.dataSource),
      keepCounts: countsIn(async () => stores.dataSource),
      limits: { sparesLoopback: env.RATE_LIMITS === 'auto' },
    });
    closers.push(() => ingest.close());
    await step('migrations', () => migrate(stores, logger, ending.signal));
    // Before anybody can come in.
    await demo.settleAccounts();
    const services = {
      api: apiUrl,
      ingest: `http://127.0.0.1:${ingest.port}`,
      web: webUrl,
    };
    const frontDoor = await startFrontDoor({
      ...{ host: env.HOST, port: PORT, publicUrl, services, logger, desk },
      ingest: ingest.handle,
      allowedHosts: env.ALLOWED_HOSTS,
      trustedProxies: env.TRUSTED_PROXIES,
      rateLimits: env.RATE_LIMITS,
      staticFolder: env.WEB_URL ? undefined : STATIC_FOLDER,
    });
    closers.push(() => frontDoor.close());
    if (env.KAFKA_BROKERS) closers.push(await startRelay({ ...stores, logger }));
    await step('web', () => webAnswers(webUrl, ending.signal));
    serving.add('api').add('ingest');
    aggregator = await startAggregator({
      ...stores,
      logger: logger.child({ service: 'aggregator' }),
      port: AGGREGATOR_PORT,
    });
    closers.push(() => aggregator?.stop());
    await demo.load();
    return { url: `http://${nameOf(env.HOST)}:${frontDoor.port}`, exposure, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What to type in a browser of this machine. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
