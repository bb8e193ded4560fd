import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningAggregator, startAggregator } from '@toile/aggregator';
import {
  FileMailer,
  firstOf,
  openOriginals,
  PictureStore,
  probeService,
  type SocialSettings,
  smtpMailer,
  startApi,
  startRelay,
  stripeOf,
  tagModelOf,
} from '@toile/api';
import { freePort } from '@toile/embedded';
import { type Logger, refuseFullDisk, startTracing, tracingOf, watchStores } from '@toile/platform';
import { whyNotListening } from './cannot-listen.js';
import { startEdge } from './edge-process.js';
import type { StandaloneEnvironment } from './environment.js';
import { type Exposure, exposureOf } from './exposure.js';
import { giveWay } from './give-way.js';
import { LOOPBACK } from './loopback.js';
import { migrate } from './migrate.js';
import { openDemo } from './open-demo.js';
import { step } from './progress.js';
import { writeRunFile } from './run-file.js';
import { readSecrets } from './secrets.js';
import { openStores } from './stores.js';
import type { Place } from './take-place.js';
import { startWeb, webAnswers } from './web-process.js';
import { wasBegunWithoutDemo } from './without-demo.js';

/** The first pages of a listing; a drawing takes longer to make than a photograph. */
const DEMO_PICTURES_AHEAD = 96;

/** The providers whose id and secret are both set. */
export function socialSettings(env: StandaloneEnvironment): SocialSettings {
  const pair = (clientId?: string, clientSecret?: string, issuer?: string) =>
    clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined;
  const apple = pair(env.APPLE_CLIENT_ID, env.APPLE_CLIENT_SECRET, env.APPLE_ISSUER);
  const facebook = pair(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET, env.FACEBOOK_ISSUER);
  return { ...(apple ? { apple } : {}), ...(facebook ? { facebook } : {}) };
}

export interface RunningToile {
  url: string;
  exposure: Exposure;
  stop(): Promise<void>;
}

interface Starting {
  /** Gets a stop that works from the first moment on, so that Ctrl-C during the start leaves nothing behind. */
  onStoppable: (stop: () => Promise<void>) => void;
  /** Where it is built beside the start; else it is there. */
  webIsBuilt?: Promise<void>;
}

/**
 * Starts everything of Toile and returns when it serves: api, aggregator and the engine in this process, the front door with ingest in
 * one beside it, the web server in another.
 */
export async function startToile(
  env: StandaloneEnvironment,
  { ports, release }: Place,
  logger: Logger,
  { onStoppable, webIsBuilt }: Starting,
): Promise<RunningToile> {
  const { PORT, API_PORT, AGGREGATOR_PORT, API_INTERNAL_PORT, INGEST_INTERNAL_PORT } = ports;
  const publicUrl = env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${PORT}`;
  const closers: (() => unknown)[] = [release];
  const ending = new AbortController();
  const closeAll = async () => {
    while (closers.length > 0) await closers.pop()?.();
  };
  let closing: Promise<void> = Promise.resolve();
  // A start that is ended fails and stops, too: one after the other, or stores would close under what still ends.
  const stop = () => {
    ending.abort();
    closing = closing.then(closeAll);
    return closing;
  };
  onStoppable(stop);
  try {
    closers.push(await startTracing(tracingOf(env)));
    const stores = await openStores(env, logger, ending.signal);
    closers.push(() => stores.close());
    closers.push(
      watchStores(logger, {
        PostgreSQL: () => stores.pool.query('SELECT 1'),
        ClickHouse: () => stores.warehouse.ping(),
        ...(env.KAFKA_BROKERS && { Kafka: () => stores.log.endOffset('tracking', 0) }),
      }),
    );
    closers.push(
      writeRunFile(env.DATA_DIR, {
        pid: process.pid,
        postgresUrl: stores.postgresUrl,
        clickhouseUrl: stores.clickhouseUrl,
        publicUrl,
      }),
    );
    const mediaFolder = join(env.DATA_DIR, 'media');
    const originals = openOriginals(env, mediaFolder);
    const secrets = readSecrets(env);
    const secret = Buffer.from(secrets.apiSecret, 'hex');
    const exposure = exposureOf(env);
    const withDemo = env.DEMO && !(await wasBegunWithoutDemo(stores.pool));
    if (env.DEMO && !withDemo)
      logger.warn(
        'this installation was begun without the demo and goes on without it, as with DEMO=0; npm run load-demo loads it',
      );
    const demo = await openDemo({
      dataSource: stores.dataSource,
      log: stores.log,
      logger,
      secret,
      wanted: withDemo,
      scale: env.DEMO_SCALE,
      events: env.DEMO_EVENTS,
      accounts: exposure.demoAccounts,
      ending: ending.signal,
    });
    let aggregator: RunningAggregator | undefined;
    let serving = false;
    const api = await startApi({
      secret,
      mailer: env.SMTP_URL
        ? smtpMailer(env.SMTP_URL, env.MAIL_FROM, env.MAIL_BOUNCES)
        : new FileMailer(join(env.DATA_DIR, 'mail'), env.MAIL_FROM, { isListed: exposure.devMail }),
      publicUrl,
      rateLimits: env.RATE_LIMITS,
      webhooksToPrivate: env.WEBHOOK_PRIVATE_ADDRESSES === 'yes',
      searchIndex: env.SEARCH_INDEX,
      securityContact: env.SECURITY_CONTACT,
      social: socialSettings(env),
      mediaFolder,
      originals,
      // Only the demo has the test checkout; elsewhere Stripe takes payments, or nobody.
      payments: stripeOf(env) ?? (withDemo ? 'test' : null),
      dataSource: stores.dataSource,
      log: stores.log,
      warehouse: stores.warehouse,
      pictures: new PictureStore(
        demo ? firstOf(originals, demo) : originals,
        join(env.DATA_DIR, 'pictures'),
        undefined,
        (error) => logger.warn({ err: error }, 'a rendered picture could not be kept'),
      ),
      pictureModel: env.PICTURE_MODEL,
      tagModel: tagModelOf(env),
      picturesAhead: env.PICTURES_AHEAD ?? (withDemo ? DEMO_PICTURES_AHEAD : undefined),
      port: API_PORT,
      internal: { port: API_INTERNAL_PORT },
      logger: logger.child({ service: 'api' }),
      trustedProxies: [...LOOPBACK, ...env.TRUSTED_PROXIES],
      health: {
        checks: {
          api: async () => {
            if (!serving) throw new Error('starting');
          },
          ingest: probeService(`http://127.0.0.1:${INGEST_INTERNAL_PORT}`),
          aggregator: async () => {
            if (!aggregator) throw new Error('starting');
            await aggregator.health();
          },
          postgres: () => stores.pool.query('SELECT 1'),
          log: () => stores.log.endOffset('tracking', 0),
          warehouse: () => stores.warehouse.ping(),
        },
        lagMs: async () => aggregator?.lagMs() ?? null,
        demo: () => demo?.state ?? 'off',
      },
    });
    closers.push(() => api.close());
    const apiUrl = `http://127.0.0.1:${api.port}`;
    const webUrl = env.WEB_URL ?? `http://127.0.0.1:${await freePort()}`;
    const web = (async () => {
      if (env.WEB_URL) return;
      await webIsBuilt;
      ending.signal.throwIfAborted();
      const addresses = { apiUrl, publicUrl };
      closers.push(startWeb(webUrl, addresses, logger.child({ service: 'web' }), ending.signal).stop);
    })();
    // Awaited below; whatever fails before then is what is told.
    web.catch(() => undefined);
    await step('migrations', () => migrate(stores, logger, ending.signal));
    // Before anybody can come in.
    await demo?.settleAccounts();
    const edge = startEdge(
      {
        PORT,
        PUBLIC_URL: publicUrl,
        INGEST_INTERNAL_PORT,
        POSTGRES_URL: stores.postgresUrl,
        EDGE_API_URL: apiUrl,
        EDGE_WEB_URL: webUrl,
      },
      logger,
      ending.signal,
    );
    closers.push(edge.stop);
    await edge.ready();
    if (env.KAFKA_BROKERS) closers.push(await startRelay({ ...stores, logger }));
    aggregator = await startAggregator({
      dataSource: stores.dataSource,
      log: stores.log,
      warehouse: stores.warehouse,
      logger: logger.child({ service: 'aggregator' }),
      port: AGGREGATOR_PORT,
    });
    closers.push(() => aggregator?.stop());
    const pages = async () => {
      await web;
      await webAnswers(webUrl, logger, ending.signal);
      serving = true;
    };
    await Promise.all([step('web', pages, { goesOn: false }), demo?.load()]);
    await giveWay();
    return { url: `http://${nameOf(env.HOST)}:${PORT}`, exposure, stop };
  } catch (error) {
    await stop();
    // Whatever failed first, this is what to mend.
    if (existsSync(env.DATA_DIR)) refuseFullDisk(env.DATA_DIR, error);
    throw whyNotListening(error, ports, env.HOST) ?? error;
  }
}

/** What to type in a browser of this machine. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
