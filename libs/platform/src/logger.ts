import pino from 'pino';
import { type AskStore, Outages } from './outages.js';

export type Logger = pino.Logger;

const WARN = 40;
/** NOT_ENOUGH_SPACE of ClickHouse. */
const WAREHOUSE_DISK_FULL = '243';
const outages = new Outages();

/**
 * Has this process say once that one of `stores` is away and once that it is back, in place of a line for everything that fails
 * meanwhile. @returns what ends it
 */
export const watchStores = (logger: Logger, stores: Record<string, AskStore>): (() => void) =>
  outages.watch(logger, stores);

const errorOf = (said: unknown): unknown =>
  typeof said === 'object' && said !== null && 'err' in said ? said.err : said;

/** Where in our sources a store was found away, or a disk full, is no news: it is told without a stack. */
function withoutPlaceOfOutage(error: Error & { code?: unknown }): unknown {
  const written = pino.stdSerializers.err(error);
  if (typeof error?.code !== 'string') return written;
  if (!error.code.endsWith('/unavailable') && error.code !== WAREHOUSE_DISK_FULL) return written;
  const { stack: _, ...rest } = written;
  return rest;
}

/** Structured logs on standard output; readable lines in a terminal. Secrets and cookies are never written. */
export function createLogger(name: string, level: string = 'info'): Logger {
  const options: pino.LoggerOptions = {
    name,
    level,
    hooks: {
      logMethod(said, method, level) {
        const write = () => method.apply(this, said);
        if (level < WARN || !outages.keeps(errorOf(said[0]), write)) write();
      },
    },
    serializers: { err: withoutPlaceOfOutage },
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
  };
  // Levels by name: whoever reads them in a container does not know pino's numbers.
  if (!process.stdout.isTTY) return pino({ ...options, formatters: { level: (level) => ({ level }) } });
  return pino(
    options,
    pino.transport({ target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } }),
  );
}
