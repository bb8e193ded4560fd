import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString } from 'class-validator';
import type pg from 'pg';
import type { Member } from '../../../kernel/auth/member.js';
import { POOL } from '../../../kernel/tokens.js';
import { LOOKS, OwnBrands, SUGGESTIONS } from '../../catalogue/index.js';
import { AlikePictures, ModelTags, type NearPicture } from '../../pictures/index.js';
import { type AlikeLook, NEAREST, sharesOfAlike } from '../shares-of-alike.js';

const MOST_LOOKS = 12;

export class LookHintsQueryDto {
  /**
   * Slugs of looks of the show, by commas; twelve at most.
   * @example "castellani-brera-woman-fall-winter-2026-look-1"
   */
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').filter((one) => one !== '') : value,
  )
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LOOKS)
  @IsString({ each: true })
  @ApiProperty({ type: String })
  looks: string[];
}

/** A tag of published looks that are most alike; the nearer a look, the more it counts. */
export class AlikeTagDto {
  tag: string;
  /** @example 12 */
  looks: number;
  /** @example 20 */
  of: number;
  /**
   * From 0 to 1.
   * @example 0.72
   */
  share: number;
}

/** A tag a model thinks the look shows. */
export class ModelTagDto {
  tag: string;
  /**
   * From 0 to 1.
   * @example 0.8
   */
  share: number;
}

export class HintsOfLookDto {
  look: string;
  similar: AlikeTagDto[];
  model: ModelTagDto[];
}

export class LookHintsDto {
  /** Of looks of the show, in the order they were asked for. */
  results: HintsOfLookDto[];
  /** Whether there is a model, and it could be asked. */
  model: 'none' | 'ready' | 'failed';
}

/** Tags that looks of a show may want for what their pictures show: asked ahead, since it takes longer than a key may. */
export class LookHints extends Query<LookHintsDto> {
  constructor(
    readonly member: Member,
    readonly show: string,
    readonly looks: readonly string[],
  ) {
    super();
  }
}

/** Of other kinds of shows, and of the show itself, some are passed over. */
const ASKED = NEAREST * 6;

@QueryHandler(LookHints)
export class LookHintsHandler implements IQueryHandler<LookHints> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    private readonly own: OwnBrands,
    private readonly similar: AlikePictures,
    private readonly models: ModelTags,
  ) {}

  /** @throws DomainError collection/unknown, designer/forbidden */
  async execute({ member, show, looks }: LookHints): Promise<LookHintsDto> {
    const { facts, looks: known } = await this.own.collection(member, show);
    const meant = looks.flatMap((slug) => known.get(slug) ?? []);
    const filenames = [...new Set(meant.map(({ image_filename }) => image_filename))];
    const [near, suggested] = await Promise.all([
      this.similar.to(filenames, ASKED),
      this.models.of(filenames),
    ]);
    const tagsOf = await this.tagsOf([...near.values()].flat(), facts.type.slug, show);
    const names = await this.known([...(suggested?.values() ?? [])].flat().map(({ tag }) => tag));
    return {
      results: meant.map(({ slug, image_filename }) => ({
        look: slug,
        similar: sharesOfAlike(alikeOf(near.get(image_filename) ?? [], tagsOf)),
        model: (suggested?.get(image_filename) ?? [])
          .filter(({ tag }) => names.has(tag))
          .map(({ tag, score }) => ({ tag, share: score })),
      })),
      model: suggested === null ? 'failed' : this.models.isThere ? 'ready' : 'none',
    };
  }

  /** Of published looks of other shows of this kind, by their pictures. */
  private async tagsOf(near: readonly NearPicture[], type: string, show: string) {
    const { rows } = await this.pool.query<{ filename: string; tags: string[] }>(
      `SELECT image_filename AS filename, tag_slugs AS tags FROM ${LOOKS}
       WHERE image_filename = ANY($1) AND type_slug = $2 AND collection <> $3 AND cardinality(tag_slugs) > 0`,
      [[...new Set(near.map(({ filename }) => filename))], type, show],
    );
    return new Map(rows.map(({ filename, tags }) => [filename, tags]));
  }

  /** Which of these are tags; a model may know others. */
  private async known(tags: readonly string[]): Promise<Set<string>> {
    if (tags.length === 0) return new Set();
    const { rows } = await this.pool.query<{ slug: string }>(
      `SELECT slug FROM ${SUGGESTIONS} WHERE kind = 'tag' AND slug = ANY($1)`,
      [[...new Set(tags)]],
    );
    return new Set(rows.map(({ slug }) => slug));
  }
}

const alikeOf = (near: readonly NearPicture[], tagsOf: ReadonlyMap<string, string[]>): AlikeLook[] =>
  near.flatMap(({ filename, distance }) => {
    const tags = tagsOf.get(filename);
    return tags ? [{ distance, tags }] : [];
  });
