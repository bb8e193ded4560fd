import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { LOCALES, type Locale } from '@toile/contracts';
import { flatMessages, MESSAGE_DOMAINS } from '@toile/i18n';
import { DomainError, validate } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Public } from '../accounts/roles/allow.decorator.js';
import { sendCached } from '../reference/public-cache.js';

const FALLBACK: Locale = 'en';
const DEFAULT_DOMAIN = 'messages';

const localesSchema = z.object({
  locales: z
    .string()
    .max(100)
    .default(LOCALES.join(','))
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    ])
    .pipe(z.array(z.enum(LOCALES)).min(1)),
});

/** Messages in the format of BazingaJsTranslationBundle, as JSON or as a script for its `Translator`. */
@Controller('translations')
@Public()
export class TranslationsController {
  @Get()
  all(@Query() query: unknown, @Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return send(DEFAULT_DOMAIN, 'js', query, request, reply);
  }

  /** `{domain}.{format}`; a domain without a format is a script. */
  @Get(':file')
  domain(
    @Param('file') file: string,
    @Query() query: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    const [, domain = '', format = 'js'] = /^([a-z][a-z0-9_-]*)(?:\.(js|json))?$/i.exec(file) ?? [];
    return send(domain, format, query, request, reply);
  }
}

/** @throws DomainError translations/unknown */
function send(
  domain: string,
  format: string,
  query: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!MESSAGE_DOMAINS.some((one) => one === domain))
    throw new DomainError(
      'translations/unknown',
      `Domains are: ${MESSAGE_DOMAINS.join(', ')}; formats: js, json.`,
    );
  const { locales } = validate(localesSchema, query);
  const translations = Object.fromEntries(
    locales.map((locale) => [locale, { [domain]: flatMessages(domain, locale) ?? {} }]),
  );
  const catalogue = { fallback: FALLBACK, defaultDomain: DEFAULT_DOMAIN, translations };
  return format === 'json'
    ? sendCached(request, reply, JSON.stringify(catalogue))
    : sendCached(request, reply, toScript(catalogue), 'application/javascript; charset=utf-8');
}

interface Catalogue {
  fallback: string;
  defaultDomain: string;
  translations: Record<string, Record<string, Record<string, string>>>;
}

/** One call a language and domain, as the bundle writes it. */
export function toScript({ fallback, defaultDomain, translations }: Catalogue): string {
  const lines = Object.entries(translations).flatMap(([locale, domains]) =>
    Object.entries(domains).flatMap(([domain, messages]) => [
      `    // ${locale}`,
      ...Object.entries(messages).map(
        ([id, text]) => `    t.add(${[id, text, domain, locale].map(literal).join(', ')});`,
      ),
    ]),
  );
  return `(function (t) {
    t.fallback = ${literal(fallback)};
    t.defaultDomain = ${literal(defaultDomain)};
${lines.join('\n')}
})(Translator);
`;
}

/** Safe inside a page's script element too, and in engines that take U+2028 for the end of a line. */
const literal = (text: string) =>
  JSON.stringify(text).replace(
    /[<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
