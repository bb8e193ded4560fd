import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { type FactFile, FactFiles } from '../fact-files.js';
import { knownTable, settledTime } from './fact-manifest.js';

/** One day of a table as a file. */
export class ReadFactFile extends Query<FactFile> {
  constructor(
    readonly table: string,
    /** `2026-09-27.parquet` */
    readonly file: string,
    readonly asOf: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(ReadFactFile)
export class ReadFactFileHandler implements IQueryHandler<ReadFactFile> {
  constructor(private readonly files: FactFiles) {}

  /** @throws DomainError table/unknown, file/unknown, ValidationError */
  async execute({ table, file, asOf }: ReadFactFile): Promise<FactFile> {
    const name = knownTable(table);
    const [, day] = /^(\d{4}-\d\d-\d\d)\.parquet$/.exec(file) ?? [];
    const isDay = day !== undefined && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
    const [found] = isDay ? await this.files.read(name, { from: day, to: day }, settledTime(asOf)) : [];
    if (!found)
      throw new DomainError(
        'file/unknown',
        `${table} has no "${file}". The manifest names the days that have a file.`,
      );
    return found;
  }
}
