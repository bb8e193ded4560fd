import { applyDecorators } from '@nestjs/common';
import {
  type City,
  type CollectionFacts,
  type Garment,
  type LookFacts,
  type Reference,
  slugOf,
} from '@toile/contracts';
import { tagCalled, tagInPlaceOf } from '@toile/vocabulary';
import anyAscii from 'any-ascii';
import { plainToInstance, Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  getMetadataStorage,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsTimeZone,
  Matches,
  Max,
  MaxLength,
  Min,
  validateSync,
} from 'class-validator';
import { IsNestedList } from '../../kernel/http/dto/nested.decorator.js';
import { GarmentDto } from '../catalogue/index.js';

const OTHER_LOCALES = ['es', 'fr', 'it', 'zh'] as const;

/** Garments as events keep them, not as instances of a class. */
const plain = ({ kind, colours, fabric, pattern, details }: Garment): Garment => {
  return { kind, colours, fabric, pattern, details };
};

/** Empty fields are missing ones, as a table has no other way to say so. */
const Given = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.trim() || undefined : (value ?? undefined),
  );
const Words = (max = 200) => applyDecorators(Given(), IsString(), MaxLength(max));
const OptionalWords = (max: number) => applyDecorators(IsOptional(), Words(max));
/** A number as JSON has it, or in digits. */
const Whole = (max = Number.MAX_SAFE_INTEGER) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      value === '' || value === null ? undefined : Number(value),
    ),
    IsInt(),
    Min(1),
    Max(max),
  );
/** A list as JSON has it, or in one CSV field with bars between. */
const OptionalList = (max: number) =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => listIn(value)),
    ArrayMaxSize(max),
    IsString({ each: true }),
    MaxLength(200, { each: true }),
  );

function listIn(value: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'string' && !Array.isArray(value)) return [value];
  return (typeof value === 'string' ? value.split('|') : value)
    .map((one: unknown) => (typeof one === 'string' ? one.trim() : one))
    .filter((one) => one !== '');
}

/** One look of a file, with what it says of its show. Fields that are missing keep what is there. */
export class ImportRow {
  @Words()
  designer: string;

  @Words()
  season: string;

  @Words()
  type: string;

  @Words()
  city: string;

  /** With its time zone, of a city that is not known yet: it is made. */
  @OptionalWords(200)
  city_country?: string;

  @IsOptional()
  @Given()
  @IsTimeZone({ message: 'must be the name of a time zone, as Europe/Copenhagen' })
  city_timezone?: string;

  @Given()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Matches(/T.*(?:Z|[+-]\d\d:\d\d)$/, { message: 'must be a time with its zone, as 2026-03-01T10:00:00Z' })
  show_date: string;

  @Whole(10_000)
  position: number;

  @Matches(/^(?!.*(?:^|\/)\.\.?(?:\/|$))[\w][\w ./-]{0,250}$/, {
    message: 'must be a file name below the images folder',
  })
  image: string;

  @OptionalWords(150)
  collection?: string;

  @OptionalWords(150)
  slug?: string;

  @OptionalWords(300)
  title?: string;

  @OptionalWords(300)
  venue?: string;

  @OptionalList(60)
  tags?: string[];

  @OptionalList(20)
  models?: string[];

  @OptionalList(10)
  @Matches(/^#[0-9a-f]{6}$/i, { each: true })
  colours?: string[];

  @OptionalWords(2_000)
  description?: string;

  @OptionalWords(2_000)
  description_es?: string;

  @OptionalWords(2_000)
  description_fr?: string;

  @OptionalWords(2_000)
  description_it?: string;

  @OptionalWords(2_000)
  description_zh?: string;

  @IsOptional()
  @Whole()
  width?: number;

  @IsOptional()
  @Whole()
  height?: number;

  /** Made from the picture by `--images`. */
  @IsOptional()
  @Given()
  @Matches(/^[A-Za-z0-9+/]{8,60}={0,2}$/)
  thumbhash?: string;

  /** Of NDJSON: what the look is made of. */
  @IsOptional()
  @IsNestedList(() => GarmentDto, { max: 20 })
  garments?: GarmentDto[];

  @IsOptional()
  @Given()
  @IsIn(['draft', 'published'])
  status?: 'draft' | 'published';

  /** Why the row was refused before: it is here to be read by people. */
  @IsOptional()
  refused_line?: unknown;

  @IsOptional()
  refused_reason?: unknown;
}

const REQUIRED = ['designer', 'season', 'type', 'city', 'show_date', 'position', 'image'];

/** What is wrong with the header of a table, which would be wrong with each of its rows. */
export function wrongWithHeader(names: readonly string[]): string | undefined {
  const fields = getMetadataStorage()
    .getTargetValidationMetadatas(ImportRow, '', false, false)
    .map(({ propertyName }) => propertyName);
  // A spreadsheet may write columns that have nothing, not even a name.
  const unknown = names.filter((name) => name && !fields.includes(name));
  const missing = REQUIRED.filter((name) => !names.includes(name));
  const quoted = (list: string[]) => list.map((name) => `"${name}"`).join(', ');
  const faults = [
    unknown.length > 0 && `has ${quoted(unknown)}, which the format does not know`,
    missing.length > 0 && `lacks ${quoted(missing)}`,
  ].filter(Boolean);
  return faults.length > 0 ? `its header ${faults.join(', and ')}` : undefined;
}

/** A row of a file. @throws Error that says what is wrong with which field */
export function readRow(given: unknown): ImportRow {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Error('row: must be an object');
  const row = plainToInstance(ImportRow, given);
  const faults = validateSync(row, { whitelist: true, forbidNonWhitelisted: true });
  if (faults.length > 0)
    throw new Error(
      faults
        .map(
          ({ property, constraints }) =>
            `${property}: ${Object.values(constraints ?? {})[0] ?? 'is not well formed'}`,
        )
        .join('; '),
    );
  return row;
}

/** The city of a row that says all that is to be known of it; undefined where the row says only its name. */
export function cityOf({
  city,
  city_country: country,
  city_timezone: timezone,
}: ImportRow): City | undefined {
  return country && timezone ? { ...named(city), country, timezone } : undefined;
}

/** A row as the catalogue takes it: facts of its collection, and what is known of its look. */
export interface ImportedLook {
  facts: CollectionFacts;
  publish: boolean;
  look: Pick<LookFacts, 'slug' | 'position' | 'image_filename'> & Partial<LookFacts>;
}

/** The lists a file can refer to, by slug. */
export interface ImportLists {
  type: ReadonlyMap<string, Reference>;
  season: ReadonlyMap<string, Reference>;
  city: ReadonlyMap<string, Reference>;
}

/** Names come again and again in a file, and making a slug costs more than all else of a row. */
const known = new Map<string, Reference>();
const MOST_KNOWN = 50_000;

/** A name as it is written, or made from a slug: "faux-fur" is called "Faux fur". */
function named(given: string): Reference {
  const before = known.get(given);
  if (before) return before;
  const reference = madeOf(given);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(given, reference);
  return reference;
}

/** A tag that the vocabulary has under this name is its concept, so that it is found in every language. */
const tagNamed = (given: string): Reference => {
  const [reference, concept] = [named(given), tagCalled(given)];
  return tagInPlaceOf(
    concept && concept.slug !== reference.slug ? { slug: concept.slug, name: given } : reference,
  );
};

/** In Latin letters, whatever it is written in: "Nørgaard" is `norgaard`, "山本" `shanben`. */
const latinSlug = (name: string): string => slugOf(anyAscii(name));

function madeOf(given: string): Reference {
  const slug = latinSlug(given);
  if (given !== slug) return { slug, name: given };
  const spaced = slug.replaceAll('-', ' ');
  return { slug, name: spaced.charAt(0).toUpperCase() + spaced.slice(1) };
}

/** @throws Error that says which value the catalogue does not know */
export function toImportedLook(row: ImportRow, lists: ImportLists): ImportedLook {
  const [designer, season] = [named(row.designer), listed(lists.season, 'season', row.season)];
  const [type, city] = [listed(lists.type, 'type', row.type), listed(lists.city, 'city', row.city)];
  if (!designer.slug) throw new Error(`designer: "${row.designer}" has no letters or digits`);
  const collection = latinSlug(row.collection ?? `${designer.slug}-${type.slug}-${season.slug}`);
  const { position, width, height, thumbhash, colours, description, garments } = row;
  const translations = translationsOf(row);
  return {
    facts: {
      collection,
      designer,
      season,
      type,
      city,
      show_date: new Date(row.show_date).toISOString(),
      title: row.title ?? `${designer.name} ${season.name}`,
      venue: row.venue ?? '',
      live: false,
      stream_url: null,
      description: '',
    },
    publish: row.status !== 'draft',
    look: {
      slug: latinSlug(row.slug ?? `${collection}-look-${position}`),
      position,
      image_filename: row.image,
      ...(row.tags && { tags: row.tags.map(tagNamed) }),
      ...(row.models && { models: row.models.map(named) }),
      ...(colours && { colours: colours.map((hex) => hex.toLowerCase()) }),
      ...(description !== undefined && { description }),
      ...(translations && { translations }),
      ...(width && height && { width, height }),
      ...(thumbhash && { thumbhash }),
      ...(garments && { garments: garments.map(plain) }),
    },
  };
}

/** All of a row together take the place of those that are there. */
function translationsOf(row: ImportRow): LookFacts['translations'] {
  const given = OTHER_LOCALES.flatMap((locale) => {
    const description = row[`description_${locale}`];
    return description === undefined ? [] : [[locale, { description }] as const];
  });
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

function listed(list: ReadonlyMap<string, Reference>, field: string, given: string): Reference {
  const found = list.get(given) ?? list.get(named(given).slug);
  if (!found)
    throw new Error(
      `${field}: there is no "${given}"; known are ${[...list.keys()].slice(0, 60).join(', ')}${field === 'city' ? '; a row that says its city_country and city_timezone makes it' : ''}`,
    );
  return { slug: found.slug, name: found.name };
}
