import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/allow.decorator.js';
import { apiPage, marked } from '../http/api-page.js';
import { sendCached } from '../http/public-cache.js';
import { API_VERSIONS, type ApiVersion, NEWEST_VERSION } from './api-versions.js';

const POLICY = `<p>A program names the day it was written for: <code>Toile-Version: ${NEWEST_VERSION}</code>. It is answered by the version in force on that day, and by the newest where it names none. What is added – a field, a route, a filter – comes without a version; read past what you do not know.</p>
<p>What would break a program makes a new version. The one before stays for half a year at least: its answers say since when it is deprecated (<code>Deprecation</code>) and when it ends (<code>Sunset</code>), and after that day they are <a href="/api/problems/api-version/expired">410</a>.</p>`;

/** What changed for programs. */
@Controller('api')
@Public()
export class ChangelogController {
  /** The versions of the api, what changed with each, and how long the ones before are answered. */
  @Get('changelog')
  show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const page = apiPage('Changelog', POLICY + API_VERSIONS.map(section).join(''));
    return sendCached(request, reply, page, 'text/html; charset=utf-8');
  }
}

function section({ date, changes, deprecated }: ApiVersion): string {
  const items = changes.map((one) => `<li>${marked(one)}</li>`);
  const end = deprecated
    ? `<p><small>Deprecated since ${deprecated.since}, ends on ${deprecated.sunset}.</small></p>`
    : '';
  return `<h2 id="${date}">${date}</h2>${end}<ul>${items.join('')}</ul>`;
}
