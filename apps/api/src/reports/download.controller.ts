import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { DomainError } from '@toile/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Allow } from '../accounts/roles/allow.decorator.js';
import { localeOf } from '../http/request-locale.js';
import type { PaywallReader } from '../paywall/decide.js';
import { lockedFile, Reader } from '../paywall/paywall-reader.js';
import { MEDIA_FOLDER } from '../tokens.js';
import { ReportMaker } from './making/report-maker.js';
import { decideFile, ReportsQuery } from './reports.query.js';

/** Reports as files. Only what a published report names can be asked for, and only inside the reports folder. */
@Controller('download')
@Allow('anyone')
export class DownloadController {
  constructor(
    @Inject(MEDIA_FOLDER) private readonly mediaFolder: string,
    private readonly reports: ReportsQuery,
    private readonly maker: ReportMaker,
  ) {}

  /** @param encoded the file's path in base64 or base64url */
  @Get(':encoded/pdf')
  async download(
    @Param('encoded') encoded: string,
    @Reader() reader: PaywallReader,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = decodePath(encoded);
    const report = file ? await this.reports.byFile(file) : undefined;
    if (!file || !report) throw unknownFile();
    const decision = decideFile(report.doc, reader);
    if (decision.locked)
      throw decision.reason === 'visitor'
        ? new DomainError('session/unauthenticated', 'Sign in with a plan to read this report.')
        : lockedFile(decision.reason, 'report/forbidden', 'This report needs a plan.');
    // What consists of figures is made when it is first asked for, in the language of who asks.
    const made = await this.maker.file(report.doc, localeOf(request));
    const path = await this.inside(made);
    const { size } = await stat(path);
    await reply
      .type('application/pdf')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename="${basename(made)}"`)
      .header('cache-control', 'private, no-store')
      .send(createReadStream(path));
  }

  /** The real path of a file, links resolved. @throws DomainError file/unknown outside the reports folder */
  private async inside(file: string): Promise<string> {
    try {
      const root = await realpath(join(this.mediaFolder, 'reports'));
      const path = await realpath(join(root, file));
      if (path.startsWith(root + sep)) return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    throw unknownFile();
  }
}

const unknownFile = () => new DomainError('file/unknown', 'There is no such file.');

/** Undefined for anything that is not the plain path of a PDF. */
export function decodePath(encoded: string): string | undefined {
  if (!/^[A-Za-z0-9+/_=-]{1,400}$/.test(encoded)) return undefined;
  const path = Buffer.from(encoded, 'base64').toString('utf8');
  return /^[a-z0-9][a-z0-9/_-]{0,150}\.pdf$/.test(path) && !path.includes('//') ? path : undefined;
}
