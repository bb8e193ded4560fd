import pino from 'pino';

export type Logger = pino.Logger;

/** Structured logs on standard output; readable lines in a terminal. Secrets and cookies are never written. */
export function createLogger(name: string, level: string = 'info'): Logger {
  const options: pino.LoggerOptions = {
    name,
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token'],
  };
  // Levels by name: whoever reads them in a container does not know pino's numbers.
  if (!process.stdout.isTTY) return pino({ ...options, formatters: { level: (level) => ({ level }) } });
  return pino(
    options,
    pino.transport({ target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } }),
  );
}
