import type { NewRecord } from '@toile/event-log';
import { LogUnavailableError } from '@toile/event-log';
import { clientsBehind, correlateRequests, createLogger, sendProblem, toProblem } from '@toile/platform';
import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { inject } from 'light-my-request';
import { GroupCommit } from '../delivery/group-commit.js';
import { Members, type ReadSessions } from '../enrichment/members.js';
import { type AddressLimitOptions, AddressLimits } from './address-limits.js';
import { registerBeaconRoutes } from './beacon-routes.js';
import { directBeacons } from './direct-beacons.js';
import { Intake } from './intake.js';
import { IntakeLedger } from './intake-ledger.js';

export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';

/** Ingest's routes, the direct ones before Fastify's, on a log in memory that can be taken down. */
export interface TestIntake {
  app: FastifyInstance;
  ledger: IntakeLedger;
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
  options: { readSessions?: ReadSessions; limits?: Partial<AddressLimitOptions> } = {},
): Promise<TestIntake> {
  const written: NewRecord[] = [];
  const log = { isDown: false };
  const commit = new GroupCommit({
    append: async (records) => {
      if (log.isDown) throw new LogUnavailableError('down');
      written.push(...records);
      return 'stored';
    },
  });
  const ledger = new IntakeLedger();
  const app = Fastify({ trustProxy: true });
  correlateRequests(app, { context: false });
  app.setErrorHandler((error, request, reply) => sendProblem(reply, toProblem(error, request.url)));
  const intake = new Intake({
    commit,
    ledger,
    members: new Members(options.readSessions),
    visitorSecret: 's'.repeat(32),
    countryOf: (address) => (address === '193.55.96.1' ? 'FR' : ''),
  });
  const limits = new AddressLimits({ eventsAMinute: 100_000, sparesLoopback: true, ...options.limits });
  registerBeaconRoutes(app, intake, limits);
  await app.ready();
  const direct = directBeacons(intake, limits, {
    clientOf: clientsBehind(['loopback']),
    observe: () => undefined,
    logger: createLogger('ingest', 'silent'),
  });
  const send = (options: InjectOptions) =>
    inject((request, response) => {
      if (!direct(request, response)) app.routing(request, response);
    }, options);
  return {
    ...{ app, ledger, written, log, send },
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
