import { LOCALES, type Locale } from '@toile/contracts';
import type { FastifyRequest } from 'fastify';

/** The language of the page that asks: the front door and the pages pass it on; programs may give `?locale=`. */
export function localeOf(request: FastifyRequest): Locale {
  const given =
    request.headers['x-toile-locale'] ?? (request.query as { locale?: unknown } | undefined)?.locale;
  return LOCALES.find((one) => one === given) ?? 'en';
}
