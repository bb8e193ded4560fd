import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../auth/allow.decorator.js';
import { escaped } from '../http/escaped.js';
import { MAILER } from '../tokens.js';
import { FileMailer, type KeptMail } from './file-mailer.js';
import type { Mailer } from './mailer.js';

/** The mails of a run without a mail server, for whoever tries it out on this machine. Elsewhere there is no such page. */
@Controller('dev/mail')
@Public()
export class DevMailController {
  constructor(@Inject(MAILER) private readonly mailer: Mailer) {}

  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const results = await this.files.list();
    reply.header('cache-control', 'no-store');
    if (request.headers.accept?.startsWith('application/json')) await reply.send({ results });
    else await reply.type('text/html; charset=utf-8').send(listPage(results));
  }

  @Get(':file')
  async show(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const known = (await this.files.list()).some((mail) => mail.file === file);
    if (!known) throw new DomainError('mail/unknown', 'There is no such mail.');
    const text = await readFile(join(this.files.folder, file));
    await reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
  }

  private get files(): FileMailer {
    if (this.mailer instanceof FileMailer && this.mailer.isListed) return this.mailer;
    throw new DomainError('mail/unknown', 'Mails are not shown here.');
  }
}

function listPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(({ file, to, subject, sent_at, links }) => {
    const ways = links.map((link) => `<a href="${escaped(link)}">${escaped(link)}</a>`).join('<br>');
    return `<tr><td>${escaped(sent_at)}</td><td>${escaped(to)}</td><td><a href="/dev/mail/${encodeURIComponent(file)}">${escaped(subject)}</a></td><td>${ways}</td></tr>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Mails of this run</title></head>
<body><h1>Mails of this run</h1><p>No mail server is set (SMTP_URL), so mails are kept in files.</p>
<table><thead><tr><th>Sent</th><th>To</th><th>Subject</th><th>Links</th></tr></thead><tbody>${rows.join('')}</tbody></table></body></html>`;
}
