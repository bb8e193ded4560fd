import { Logger } from '@nestjs/common';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { ARCHIVE_PICTURES, type Locale, type LookSummary, MEDIA_TYPES } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { DomainError, ValidationError } from '@toile/platform';
import { IsString, MaxLength } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import { type MediaKeyDto, MediaLookup, nameOfSeason } from '../../catalogue/index.js';
import { type PackedFile, packed } from '../pack-files.js';
import { Picture } from './picture.js';

const KEY = new RegExp(`^(${MEDIA_TYPES.join('|')}):([a-z0-9][a-z0-9-]{0,199})$`);

/** Which pictures go into the file. */
export class PictureArchiveQueryDto {
  /**
   * Types and slugs, joined by commas, sixty at most.
   * @example "look:castellani-brera-fall-winter-2026-look-12,street-style:milan-2026-7"
   */
  @IsString()
  @MaxLength(15_000)
  @ApiProperty({ maxLength: 15_000 })
  items: string;
}

/** Pictures in their largest size with a list of credits, as a zip that comes while it is made. */
export class PictureArchive extends Query<AsyncIterable<Uint8Array>> {
  constructor(
    readonly items: readonly MediaKeyDto[],
    readonly locale: Locale,
    readonly viewer: Member | undefined,
  ) {
    super();
  }
}

/** @throws ValidationError unless they are `type:slug`, one to sixty, each taken once */
export function itemsOf(text: string): MediaKeyDto[] {
  const keys = [...new Set(text.split(',').map((key) => key.trim()))];
  const items = keys.flatMap((key) => {
    const [, type, slug] = KEY.exec(key) ?? [];
    return type && slug ? [{ type: type as MediaKeyDto['type'], slug }] : [];
  });
  if (items.length === keys.length && items.length <= ARCHIVE_PICTURES) return items;
  throw new ValidationError([
    {
      propertyPath: 'items',
      message: `must be "look:slug" or "street-style:slug", joined by commas, ${ARCHIVE_PICTURES} at most`,
      code: items.length === keys.length ? 'max_size' : 'pattern',
    },
  ]);
}

@QueryHandler(PictureArchive)
export class PictureArchiveHandler implements IQueryHandler<PictureArchive> {
  readonly #logger = new Logger(PictureArchiveHandler.name);

  constructor(
    private readonly media: MediaLookup,
    private readonly queries: QueryBus,
  ) {}

  /** @throws DomainError media/unknown where none of them is there */
  async execute({ items, locale, viewer }: PictureArchive): Promise<AsyncIterable<Uint8Array>> {
    const [found, credits] = await Promise.all([this.media.summaries(items), this.media.credits(items)]);
    const pictures = items.flatMap(({ type, slug }) => {
      const picture = found.get(`${type}:${slug}`);
      return picture ? [{ picture, credit: credits.get(`${type}:${slug}`) }] : [];
    });
    if (pictures.length === 0) throw new DomainError('media/unknown', 'None of these pictures is there.');
    return packed(this.#files(pictures, locale, viewer));
  }

  /** One after the other: what is drawn meanwhile is for somebody who waits for a page. */
  async *#files(pictures: readonly Credited[], locale: Locale, viewer: Member | undefined) {
    const credits: string[] = [];
    for (const one of pictures) {
      const { slug, image_filename } = one.picture;
      const name = `${slug}.jpg`;
      try {
        const query = new Picture('zoom_2000', image_filename, 'image/jpeg', viewer);
        const { bytes } = await this.queries.execute(query);
        yield { name, bytes } satisfies PackedFile;
        credits.push(`${name}: ${creditOf(one, locale)}`);
      } catch (error) {
        // Withdrawn since, or a broken original: the others are no worse for it.
        if (!(error instanceof DomainError))
          this.#logger.warn(`${image_filename} is not in a download`, error);
        credits.push(`${slug}: ${messagesOf(locale).looks.viewer.missing}`);
      }
    }
    yield { name: 'credits.txt', bytes: Buffer.from(`${credits.join('\r\n')}\r\n`) } satisfies PackedFile;
  }
}

interface Credited {
  picture: LookSummary;
  credit: string | undefined;
}

/** Whose clothes, of which season, and who took the picture, as far as the catalogue says. */
function creditOf({ picture, credit }: Credited, locale: Locale): string {
  const season = nameOfSeason(picture.season, locale);
  return [picture.designer.name, season, picture.city.name, credit && `© ${credit}`]
    .filter(Boolean)
    .join(', ');
}
