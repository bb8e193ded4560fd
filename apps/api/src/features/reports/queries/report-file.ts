import { realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { MEDIA_FOLDER } from '../../../kernel/tokens.js';
import { ContentQuery } from '../../catalogue/index.js';
import { lockedFile } from '../../paywall/index.js';
import { ReportMaker } from '../making/report-maker.js';
import { decideFile, type Reader } from '../report-summaries.js';

/** A file that a reader may read. */
export interface ReportFileFound {
  /** Where it lies, links resolved. */
  path: string;
  name: string;
  bytes: number;
}

/** The file of a report, made when it is first asked for. */
export class ReportFile extends Query<ReportFileFound> {
  constructor(
    /** Its path in the reports folder, in base64 or base64url. */
    readonly encoded: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

/** Only what a published report names can be asked for, and only inside the reports folder. */
@QueryHandler(ReportFile)
export class ReportFileHandler implements IQueryHandler<ReportFile> {
  constructor(
    @Inject(MEDIA_FOLDER) private readonly mediaFolder: string,
    private readonly content: ContentQuery,
    private readonly maker: ReportMaker,
  ) {}

  /** @throws DomainError file/unknown, session/unauthenticated, report/forbidden, device/forbidden; what the maker lacks */
  async execute({ encoded, reader }: ReportFile): Promise<ReportFileFound> {
    const file = decodePath(encoded);
    const report = file ? (await this.content.page('report', 1, { file })).rows[0] : undefined;
    if (!report) throw unknownFile();
    const decision = decideFile(report.doc, reader);
    if (decision.locked)
      throw decision.reason === 'visitor'
        ? new DomainError('session/unauthenticated', 'Sign in with a plan to read this report.')
        : lockedFile(decision.reason, 'report/forbidden', 'This report needs a plan.');
    // What consists of figures is made in the language of who asks.
    const made = await this.maker.file(report.doc, reader.locale);
    const path = await this.inside(made);
    return { path, name: basename(made), bytes: (await stat(path)).size };
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
