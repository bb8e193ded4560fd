import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { type ContentOf, LOCALES, type Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type pg from 'pg';
import { Repository } from 'typeorm';
import { inLanguage } from '../../../kernel/http/in-language.js';
import { POOL } from '../../../kernel/tokens.js';
import {
  CollectionEntity,
  CollectionSummaryDto,
  ContentEntity,
  LOOK_SUMMARY,
  LookEntity,
  LookSummaryDto,
  ReferenceLists,
  toCollectionSummary,
  toLookSummary,
} from '../../catalogue/index.js';
import { DesignerSummaryDto } from '../dto/designer.dto.js';
import { type DesignerRow, designersSql, toDesignerSummary } from '../read-models/designers.js';

const LATEST_LOOKS = 12;
const NOT_SHOWN: Omit<DesignerRow, 'slug'> = {
  name: '',
  city_slug: null,
  city_name: null,
  looks: 0,
  collections: 0,
};

/** A designer with what it says of itself. */
export class DesignerDto extends DesignerSummaryDto {
  /** @example "Founded in Milan." */
  bio: string;
  /** @example 1962 */
  founded: number | null;
  /** @example "https://designer.example" */
  website: string | null;
  /** Of `bio`: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

/** A designer with its collections and newest looks. */
export class DesignerDetailsDto {
  designer: DesignerDto;
  /** The newest first. */
  collections: CollectionSummaryDto[];
  looks: LookSummaryDto[];
}

export class DesignerDetails extends Query<DesignerDetailsDto> {
  constructor(
    readonly slug: string,
    readonly locale: Locale,
    /** In the place of what is published; there may be nothing published yet. */
    readonly draft?: ContentOf<'designer'>,
  ) {
    super();
  }
}

@QueryHandler(DesignerDetails)
export class DesignerDetailsHandler implements IQueryHandler<DesignerDetails> {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @InjectRepository(ContentEntity) private readonly designers: Repository<ContentEntity<'designer'>>,
    @InjectRepository(CollectionEntity) private readonly collections: Repository<CollectionEntity>,
    @InjectRepository(LookEntity) private readonly looks: Repository<LookEntity>,
    private readonly lists: ReferenceLists,
  ) {}

  /** @throws DomainError designer/unknown */
  async execute({ slug, locale, draft }: DesignerDetails): Promise<DesignerDetailsDto> {
    const { rows } = await this.pool.query<DesignerRow>(
      `SELECT * FROM (${designersSql}) AS found WHERE slug = $5`,
      [null, null, null, null, slug],
    );
    const row = rows[0] ?? (draft && { ...NOT_SHOWN, slug });
    if (!row) throw new DomainError('designer/unknown', `There is no designer "${slug}".`);
    const [kept, collections, looks] = await Promise.all([
      this.designers.findOneBy({ kind: 'designer', slug }),
      this.collections.find({
        where: { designer_slug: slug, status: 'published' },
        order: { show_date: 'DESC', slug: 'ASC' },
      }),
      this.looks.find({
        select: LOOK_SUMMARY,
        where: { designer_slug: slug },
        order: { show_date: 'DESC', collection: 'ASC', position: 'ASC', slug: 'ASC' },
        take: LATEST_LOOKS,
      }),
    ]);
    const doc = draft ?? kept?.doc;
    const { bio = '', founded = null, website = null, language = 'en' } = doc ? inLanguage(doc, locale) : {};
    // Shows keep the name of their time; a page of its own says what editors call it now.
    const summary = toDesignerSummary({ ...row, name: doc?.name || row.name });
    const city = row.city_slug
      ? summary.city
      : (doc?.city && (await this.lists.find('city', doc.city))) || summary.city;
    return {
      designer: {
        ...summary,
        city: { slug: city.slug, name: city.name },
        bio,
        founded,
        website,
        language,
      },
      collections: collections.map(toCollectionSummary),
      looks: looks.map(toLookSummary),
    };
  }
}
