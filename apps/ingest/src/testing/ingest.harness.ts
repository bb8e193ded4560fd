import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { EventLog, NewRecord } from '@toile/event-log';
import { LogUnavailableError } from '@toile/event-log';
import { correlateRequests, createLogger, ProblemFilter, sendProblem, toProblem } from '@toile/platform';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { Registry } from 'prom-client';
import type { ReadSessions } from '../enrichment/members.js';
import { ingestModule } from '../ingest.module.js';
import { IntakeLedger } from '../intake/intake-ledger.js';
import { prepareIngest } from '../start-ingest.js';

export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';

/** Ingest on a log in memory that can be taken down. */
export interface TestIntake {
  app: NestFastifyApplication;
  ledger: IntakeLedger;
  registry: Registry;
  written: NewRecord[];
  log: { isDown: boolean };
  /** The nth message written, from 0; the last for -1. */
  message(index?: number): {
    id: string;
    occurred_at: string;
    subject: string | null;
    data: Record<string, unknown>;
  };
  post(
    url: string,
    payload: string | object,
    headers?: InjectOptions['headers'],
  ): Promise<LightMyRequestResponse>;
  send(request: InjectOptions): Promise<LightMyRequestResponse>;
}

export async function startIntake(
  options: {
    readSessions?: ReadSessions;
    limits?: { eventsAMinute?: number; exemptsLoopback?: boolean };
  } = {},
): Promise<TestIntake> {
  const written: NewRecord[] = [];
  const log = { isDown: false };
  const append = async (records: readonly NewRecord[]) => {
    if (log.isDown) throw new LogUnavailableError('down');
    written.push(...records);
    return [];
  };
  const logger = createLogger('ingest', 'silent');
  const registry = new Registry();
  const module = ingestModule({
    stores: {
      log: { append } as unknown as EventLog,
      ...(options.readSessions && { readSessions: options.readSessions }),
    },
    logger,
    registry,
    visitorSecret: 's'.repeat(32),
    limits: { eventsAMinute: 100_000, ...options.limits },
  });
  const adapter = new FastifyAdapter({ trustProxy: true });
  correlateRequests(adapter.getInstance(), { context: false });
  adapter.setErrorHandler = () =>
    adapter
      .getInstance()
      .setErrorHandler((error, request, reply) => sendProblem(reply, toProblem(error, request.url)));
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: false,
    bodyParser: false,
  });
  app.useGlobalFilters(new ProblemFilter(logger));
  prepareIngest(app);
  await app.init();
  await adapter.getInstance().ready();
  const ledger = app.get(IntakeLedger);
  const send = (request: InjectOptions) => app.inject(request);
  return {
    app,
    ledger,
    registry,
    written,
    log,
    send,
    message: (index = -1) => JSON.parse(String(written.at(index)?.value)),
    post: (url, payload, headers = {}) =>
      send({
        method: 'POST',
        url,
        payload,
        headers: {
          'content-type': typeof payload === 'string' ? FORM : JSON_TYPE,
          'user-agent': CHROME,
          ...headers,
        },
      }),
  };
}
