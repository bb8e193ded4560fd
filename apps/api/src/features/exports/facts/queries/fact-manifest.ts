import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PickType } from '@nestjs/swagger';
import { DomainError, ValidationError } from '@toile/platform';
import { type Days, daysIn, FigureQueryDto } from '../../../figures/index.js';
import { type FactFile, FactFiles } from '../fact-files.js';
import { FACT_TABLE_NAMES, type FactTableName, factTable } from '../fact-tables.js';

const MOST_DAYS = 31;
/** What was recorded within it may still be on its way into the warehouse. */
const SETTLED_MS = 60_000;

/** Which days, as of when. */
export class FactDaysQueryDto extends PickType(FigureQueryDto, ['from', 'to', 'as_of']) {}

/** As of when a day is wanted. */
export class FactFileQueryDto extends PickType(FigureQueryDto, ['as_of']) {}

export class FactColumnDto {
  /** @example "look" */
  name: string;
  /** @example "string" */
  kind: 'string' | 'number';
  /** @example "Slug of the look." */
  means: string;
}

/** A day of facts: its file, and what it holds. */
export class FactDayDto {
  /** @example "2026-09-27" */
  day: string;
  /** @example 640 */
  rows: number;
  /** @example 20480 */
  bytes: number;
  /**
   * Of the file, hexadecimal.
   * @example "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
   */
  sha256: string;
  /** @example "/api/data/looks/2026-09-27.parquet?as_of=2026-11-26T12:00:00.000Z" */
  href: string;
}

/** The files of a table for some days, and what is in its columns. */
export class FactManifestDto {
  /** @example "looks" */
  table: string;
  about: string;
  columns: FactColumnDto[];
  /** All files hold what was known at this time: asked again with it, they are the same bytes. */
  as_of: string;
  /** Days that have any. */
  files: FactDayDto[];
}

/** @throws DomainError table/unknown */
export function knownTable(name: string): FactTableName {
  const found = FACT_TABLE_NAMES.find((one) => one === name);
  if (!found)
    throw new DomainError(
      'table/unknown',
      `There is no table "${name}". There are ${FACT_TABLE_NAMES.join(', ')}.`,
    );
  return found;
}

/** As it is asked for, else as of a minute ago. @throws ValidationError for a time that has not come */
export function settledTime(given: string | undefined, now = new Date()): Date {
  if (given === undefined) return new Date(now.getTime() - SETTLED_MS);
  const asOf = new Date(given);
  if (asOf > now)
    throw new ValidationError([
      { propertyPath: 'as_of', message: 'as_of lies in the future', code: 'too_big' },
    ]);
  return asOf;
}

export class FactManifest extends Query<FactManifestDto> {
  constructor(
    readonly table: string,
    readonly input: FactDaysQueryDto,
  ) {
    super();
  }
}

@QueryHandler(FactManifest)
export class FactManifestHandler implements IQueryHandler<FactManifest> {
  constructor(private readonly files: FactFiles) {}

  /** @throws DomainError table/unknown, ValidationError */
  async execute({ table: name, input }: FactManifest): Promise<FactManifestDto> {
    const table = knownTable(name);
    const asOf = settledTime(input.as_of);
    const files = await this.files.read(table, daysOf(input), asOf);
    const { about, columns } = factTable(table);
    return {
      table,
      about,
      columns: [...columns],
      as_of: asOf.toISOString(),
      files: files.map(shown(table, asOf)),
    };
  }
}

const shown =
  (table: FactTableName, asOf: Date) =>
  ({ day, rows, bytes, sha256 }: FactFile): FactDayDto => ({
    day,
    rows,
    bytes: bytes.length,
    sha256,
    href: `/api/data/${table}/${day}.parquet?${new URLSearchParams({ as_of: asOf.toISOString() })}`,
  });

/** @throws ValidationError without both ends, or with too many days between them */
function daysOf({ from, to }: FactDaysQueryDto): Days {
  const fault = (propertyPath: string, message: string) =>
    new ValidationError([{ propertyPath, message, code: 'invalid_value' }]);
  if (!from) throw fault('from', 'from is a day, such as 2026-09-21');
  if (!to) throw fault('to', 'to is a day, such as 2026-10-07');
  if (daysIn({ from, to }) > MOST_DAYS) throw fault('to', `at most ${MOST_DAYS} days at once`);
  return { from, to };
}
