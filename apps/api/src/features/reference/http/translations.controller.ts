import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../kernel/auth/allow.decorator.js';
import { sendCached } from '../../../kernel/http/public-cache.js';
import { LocalesDto } from '../translations/locales.dto.js';
import {
  DEFAULT_DOMAIN,
  DOMAINS,
  toScript,
  translationsOf,
  VOCABULARY,
} from '../translations/translation-files.js';

const SCRIPT = { 'application/javascript': { schema: { type: 'string' } } };
const JSON_FILE = {
  'application/json': {
    schema: { type: 'object' },
    example: {
      fallback: 'en',
      defaultDomain: 'messages',
      translations: { fr: { messages: { 'nav.looks': 'Silhouettes' } } },
    },
  },
};

/** Messages, and names of the vocabulary, in the format of BazingaJsTranslationBundle, as JSON or as a script for its `Translator`. */
@Controller('translations')
@Public()
export class TranslationsController {
  /** The messages of pages, as a script. */
  @Get()
  @ApiOkResponse({ content: SCRIPT })
  all(@Query() query: LocalesDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return send(DEFAULT_DOMAIN, 'js', query, request, reply);
  }

  /** The messages of a domain: `{domain}.json`, or `{domain}.js` and `{domain}` as a script. */
  @Get(':file')
  @ApiOkResponse({ content: { ...JSON_FILE, ...SCRIPT } })
  domain(
    @Param('file') file: string,
    @Query() query: LocalesDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, domain = '', format = 'js'] = /^([a-z][a-z0-9_-]*)(?:\.(js|json))?$/i.exec(file) ?? [];
    return send(domain, format, query, request, reply);
  }
}

/** @throws DomainError translations/unknown */
function send(
  domain: string,
  format: string,
  { locales }: LocalesDto,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (!DOMAINS.includes(domain))
    throw new DomainError('translations/unknown', `Domains are: ${DOMAINS.join(', ')}; formats: js, json.`);
  const translations = translationsOf(domain, locales);
  // Messages change with a release, words of the vocabulary whenever an editor wants.
  const maxAgeS = domain === VOCABULARY ? 2 : 300;
  return format === 'json'
    ? sendCached(request, reply, JSON.stringify(translations), 'application/json; charset=utf-8', maxAgeS)
    : sendCached(request, reply, toScript(translations), 'application/javascript; charset=utf-8', maxAgeS);
}
