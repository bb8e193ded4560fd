import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type ContentEntry, type SignedInUser, TOPICS } from '@toile/contracts';
import { poolOf } from '@toile/database';
import { seedMembers, seedPlans } from '@toile/demo/load/members';
import { DEMO_PASSWORD } from '@toile/demo/members';
import { createPostgresLog, type EventLog, type LogRecord } from '@toile/event-log';
import { createLogger, type Logger } from '@toile/platform';
import { sharedOpenApiFile } from '@toile/testing';
import type { Warehouse } from '@toile/warehouse';
import type pg from 'pg';
import { openApiDataSource } from '../data-source.js';
import type { SocialSettings } from '../features/accounts/social/providers.js';
import {
  type CollectionToLoad,
  loadCatalogue,
  loadContent,
  openCatalogueStore,
  showCatalogue,
} from '../features/catalogue-import/load-catalogue.js';
import type { PaymentSettings } from '../features/payments/payments.module.js';
import type { TagModelFiles } from '../features/pictures/index.js';
import type { SystemHealth } from '../kernel/health/health.controller.js';
import { Jobs } from '../kernel/jobs/jobs.js';
import type { Task } from '../kernel/jobs/task.js';
import type { RateLimits } from '../kernel/limits/rate-limiter.js';
import type { Mail, Mailer } from '../kernel/mail/mailer.js';
import { PictureStore } from '../kernel/pictures/picture-store.js';
import { migrateApi } from '../migrate-api.js';
import { startApi } from '../start-api.js';
import { DocumentedAnswers } from './testing-document.js';

export interface TestApi {
  url: string;
  /** Of its internal pages. */
  internalUrl: string;
  pool: pg.Pool;
  log: EventLog;
  secret: Buffer;
  /** What was sent, in order. */
  mails: Mail[];
  /** Every public message of a topic, by partition and offset. */
  messages(topic: string): Promise<LogRecord[]>;
  person(name?: string): Promise<Person>;
  /** Adds these tasks, and waits until no job is due: mails are sent, and what failed waits for its next attempt. */
  runJobs(...tasks: readonly Task[]): Promise<void>;
  /** Makes what waits for its next attempt due, and waits. */
  retryJobs(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestOptions {
  collections?: readonly CollectionToLoad[];
  content?: readonly ContentEntry[];
  mediaFolder?: string;
  /** Of another api on the same database. */
  secret?: Buffer;
  /** For those who ask for figures. */
  warehouse?: Warehouse;
  mailer?: Mailer;
  rateLimits?: RateLimits;
  /** Whether webhooks may lead to this machine; not when it is left out. */
  webhooksToPrivate?: boolean;
  trustedProxies?: string[];
  social?: SocialSettings;
  /** `https://toile.example` when it is left out. */
  publicUrl?: string;
  payments?: PaymentSettings;
  /** None has a picture when it is left out. */
  pictures?: PictureStore;
  /** None when it is left out. */
  tagModel?: TagModelFiles;
  /** None are made ahead when it is left out. */
  picturesAhead?: number;
  /** Silent when it is left out. */
  logger?: Logger;
  /** For those who ask for the health of other services. */
  health?: SystemHealth;
}

/** An api on an empty, migrated database with the demo's members, one collection and six looks. */
export async function startTestApi(postgresUrl: string, options: TestOptions = {}): Promise<TestApi> {
  await migrateApi(postgresUrl);
  const dataSource = await openApiDataSource({ url: postgresUrl, max: 20 });
  const pool = poolOf(dataSource);
  const log = createPostgresLog(pool);
  await log.createTopics(TOPICS.map((name) => ({ name, partitions: 2 })));
  const secret = options.secret ?? randomBytes(32);
  await seedMembers(pool, secret);
  await seedPlans(pool);
  const store = openCatalogueStore(pool);
  await loadCatalogue(store, [COLLECTION, ...(options.collections ?? [])]);
  await loadContent(store, options.content ?? []);
  await showCatalogue(store);
  const mails: Mail[] = [];
  const api = await startApi({
    dataSource,
    log,
    port: 0,
    logger: options.logger ?? createLogger('api', 'silent'),
    secret,
    trustedProxies: options.trustedProxies ?? [],
    ...(options.mediaFolder ? { mediaFolder: options.mediaFolder } : {}),
    mailer: options.mailer ?? {
      send: async (mail) => {
        mails.push(mail);
      },
      forget: async () => undefined,
      close: async () => undefined,
    },
    publicUrl: options.publicUrl ?? 'https://toile.example',
    ...(options.social ? { social: options.social } : {}),
    rateLimits: options.rateLimits ?? 'auto',
    webhooksToPrivate: options.webhooksToPrivate ?? false,
    payments: options.payments ?? null,
    warehouse: options.warehouse ?? ({} as never),
    health: options.health ?? ({ demo: () => 'off' } as never),
    pictures: options.pictures ?? new PictureStore({ original: async () => null }, '/nonexistent'),
    picturesAhead: options.picturesAhead ?? 0,
    tagModel: options.tagModel,
  });
  const url = `http://127.0.0.1:${api.port}`;
  let own: Promise<DocumentedAnswers> | undefined;
  const readDocument = () => {
    const shared = sharedOpenApiFile();
    if (shared) return documentedBy(shared);
    own ??= documentOf(url).then((document) => new DocumentedAnswers(document));
    return own;
  };
  return {
    internalUrl: `http://127.0.0.1:${api.internalPort}`,
    url,
    pool,
    log,
    secret,
    mails,
    messages: async (topic) => {
      const partitions = Array.from({ length: await log.partitions(topic) }, (_, partition) => partition);
      const parts = partitions.map((partition) =>
        log.read({ topic, partition, from: 0, maxRecords: 10_000 }),
      );
      return (await Promise.all(parts)).flat();
    },
    person: async (name) => {
      const person = new Person(url, readDocument);
      if (name) await person.signIn(`${name}@demo.toile.test`);
      return person;
    },
    runJobs: (...tasks) => runJobs(pool, tasks),
    retryJobs: async () => {
      await pool.query(
        `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs WHERE locked_at IS NULL`,
      );
      await runJobs(pool, []);
    },
    stop: async () => {
      await log.close();
      await api.close();
    },
  };
}

async function documentOf(url: string): Promise<OpenAPIObject> {
  return (await fetch(`${url}/api/openapi.json`)).json() as Promise<OpenAPIObject>;
}

const byFile = new Map<string, Promise<DocumentedAnswers>>();
/**
 * By the document of the whole run: an api takes a while to make its own, and to compile its schemas takes longer than most files'
 * answers.
 */
function documentedBy(file: string): Promise<DocumentedAnswers> {
  const read = async () => new DocumentedAnswers(JSON.parse(await readFile(file, 'utf8')));
  const known = byFile.get(file) ?? read();
  byFile.set(file, known);
  return known;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: AnswerBody;
}

/** What tests look into; an answer has some of it. */
interface AnswerBody {
  user: SignedInUser;
  violations: { propertyPath: string }[];
  slug: string;
  name: string;
  token: string;
  version: number;
  type: string;
  id: number;
  comment: string | null;
  logged_in: boolean;
  mine: unknown;
  results: { type: string; slug: string }[];
  moodboard: { slug: string; version: number };
  state: { items: unknown[] };
  events: { recorded_at: string }[];
}

/**
 * Somebody with a browser: keeps cookies, names their origin, sends the token of their session. Every answer they get is held to
 * the OpenAPI document.
 */
export class Person {
  readonly cookies = new Map<string, string>();
  token: string | undefined;

  constructor(
    private readonly url: string,
    private readonly documented: () => Promise<DocumentedAnswers>,
  ) {}

  async signIn(email: string): Promise<void> {
    await this.fetchToken();
    const answer = await this.send('POST', '/auth', { email, password: DEMO_PASSWORD });
    if (answer.status !== 200) throw new Error(`${email} cannot sign in: ${answer.status}`);
    await this.fetchToken();
  }

  async fetchToken(id = 'api'): Promise<string> {
    const { token } = (await this.send('POST', '/api/security/generate-csrf-token', { id })).body;
    if (id === 'api') this.token = token;
    return token;
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path);
  }

  async send(
    method: string,
    path: string,
    body?: object | URLSearchParams | FormData,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const form = body instanceof URLSearchParams;
    const files = body instanceof FormData;
    const content = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: form ? body.toString() : files ? body : JSON.stringify(body) }),
      headers: {
        accept: 'application/json',
        origin: this.url,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        // What parts the fields of a form with files, `fetch` says itself.
        ...(body === undefined || files ? {} : { 'content-type': content }),
        ...(this.token && !form ? { 'x-csrf-token': this.token } : {}),
        ...headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    // A stream has no end to wait for.
    const streams = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (streams) await response.body?.cancel();
    const text = streams ? '' : await response.text();
    const [type = ''] = response.headers.get('content-type')?.split(';') ?? [];
    const json = type.includes('json');
    const answer = json ? JSON.parse(text) : {};
    if (json && response.ok) {
      const faults = (await this.documented()).faults(method, path, response.status, answer, type);
      if (faults.length > 0) throw new Error(`not as documented:\n${faults.join('\n')}`);
    }
    return { status: response.status, headers: response.headers, text, body: answer as AnswerBody };
  }
}

/** Forecasts and leads compute for half a minute where nothing else runs. */
const JOBS_WITHIN_MS = 180_000;

async function runJobs(pool: pg.Pool, tasks: readonly Task[]): Promise<void> {
  for (const task of tasks) await new Jobs(pool).add(task, {}, { key: `schedule:${task.name}` });
  // As adding a job does: whoever has time looks again.
  await pool.query(`SELECT pg_notify('jobs:insert', '{"count":5}')`);
  for (const end = Date.now() + JOBS_WITHIN_MS; Date.now() < end; ) {
    const { rowCount } = await pool.query(
      `SELECT FROM graphile_worker.jobs
       WHERE locked_at IS NOT NULL OR (run_at <= now() AND attempts < max_attempts) LIMIT 1`,
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`jobs are still under way after ${JOBS_WITHIN_MS / 1_000} s`);
}

const named = (name: string) => ({ slug: name.toLowerCase().replaceAll(' ', '-'), name });
const COLLECTION: CollectionToLoad = {
  status: 'published',
  facts: {
    collection: 'atelier-one-fw26',
    designer: named('Atelier One'),
    season: named('Fall-Winter 2026'),
    type: { slug: 'woman', name: 'Womenswear' },
    city: named('Paris'),
    show_date: '2026-03-01T10:00:00.000Z',
    title: 'Atelier One',
    venue: '',
    description: '',
    live: false,
    stream_url: null,
  },
  looks: Array.from({ length: 6 }, (_, index) => ({
    slug: `look-${index + 1}`,
    position: index + 1,
    thumbhash: null,
    tags: [named('Denim')],
    models: [],
    image_filename: `look-${index + 1}.jpg`,
    width: 1200,
    height: 1800,
    colours: ['#112233'],
    description: `Look ${index + 1}`,
  })),
};
