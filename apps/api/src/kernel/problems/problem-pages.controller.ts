import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { DomainError, toProblem } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/allow.decorator.js';
import { apiPage, marked } from '../http/api-page.js';
import { escaped } from '../http/escaped.js';
import { sendCached } from '../http/public-cache.js';
import { adviceOn, BY_REASON, PROBLEMS } from './problems.js';

const HTML = 'text/html; charset=utf-8';

/** What the `type` of a problem leads to: a page a type that names cause and cure. */
@Controller()
@Public()
export class ProblemPagesController {
  /** Kinds of problems, and those with a page of their own. */
  @Get('api/problems')
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const items = Object.keys(PROBLEMS).map(
      (code) => `<li><a href="/api/problems/${code}"><code>${code}</code></a></li>`,
    );
    const reasons = Object.entries(BY_REASON).map(
      ([reason, { cause }]) => `<dt><code>…/${reason}</code></dt><dd>${marked(cause)}</dd>`,
    );
    return sendCached(
      request,
      reply,
      apiPage(
        'Problems',
        `<p>Whatever is refused is answered as <code>application/problem+json</code> (RFC 9457). The last part of <code>type</code> says what kind of refusal it is:</p><dl>${reasons.join('')}</dl><ul class="columns">${items.join('')}</ul>`,
      ),
      HTML,
    );
  }

  /** What a type of problem means, and what to do about it. */
  @Get('api/problems/:area/:reason')
  async show(
    @Param('area') area: string,
    @Param('reason') reason: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const code = `${area}/${reason}`;
    const advice = adviceOn(code);
    if (!advice) throw new DomainError('page/unknown', `Nothing is refused as "${code}". See /api/problems.`);
    const { status, title } = toProblem(new DomainError(code, advice.cause), '');
    const body = `<p class="lead"><code>${advice.status ?? status}</code> <code>/problems/${escaped(code)}</code></p><h2>Cause</h2><p>${marked(advice.cause)}</p><h2>Cure</h2><p>${marked(advice.cure)}</p><p><a href="/api/problems">All problems</a></p>`;
    await sendCached(request, reply, apiPage(advice.status ? code : title, body), HTML);
  }

  /** The address that stands in `type`: leads on to its page. */
  @Get('problems/:area/:reason')
  async lead(
    @Param('area') area: string,
    @Param('reason') reason: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = [area, reason].map(encodeURIComponent).join('/');
    await reply.redirect(`/api/problems/${page}`, 301);
  }
}
