import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { LOCALES, type Locale } from '@toile/contracts';
import { Repository } from 'typeorm';
import {
  describedIn,
  StreetStyleEntity,
  toStreetStyleSummary,
  unknownStreetStyle,
} from '../../catalogue/index.js';
import { SimilarPictures, StreetStyleSummaryDto } from '../../search/index.js';

const RELATED = 8;
/** So many to either side come along, to turn to at once. */
const AROUND = 20;

/** A street style as its own page shows it. */
export class DescribedStreetStyleDto extends StreetStyleSummaryDto {
  /** @example "A coat." */
  description: string;
  /** Of the description: English where there is none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

/** A street style between those taken before and after it, with others like it. */
export class StreetStyleDetailsDto {
  street_style: DescribedStreetStyleDto;
  /** The slug of the next newer one. */
  previous: string | null;
  /** The slug of the next older one. */
  next: string | null;
  /** Those taken before and after it, the newest first, itself among them. */
  around: StreetStyleSummaryDto[];
  related: StreetStyleSummaryDto[];
}

export class StreetStyleDetails extends Query<StreetStyleDetailsDto> {
  constructor(
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(StreetStyleDetails)
export class StreetStyleDetailsHandler implements IQueryHandler<StreetStyleDetails> {
  constructor(
    @InjectRepository(StreetStyleEntity) private readonly streetStyles: Repository<StreetStyleEntity>,
    private readonly similar: SimilarPictures,
  ) {}

  /** @throws DomainError street-style/unknown */
  async execute({ slug, locale }: StreetStyleDetails): Promise<StreetStyleDetailsDto> {
    const street = await this.streetStyles.findOneBy({ slug });
    if (!street) throw unknownStreetStyle(slug);
    const [newer, older, related] = await Promise.all([
      this.beside(street, '>', 'ASC'),
      this.beside(street, '<', 'DESC'),
      this.similar.streetStyles(slug, 1),
    ]);
    return {
      street_style: { ...toStreetStyleSummary(street), ...describedIn(street, locale) },
      previous: newer[0]?.slug ?? null,
      next: older[0]?.slug ?? null,
      around: [...newer.reverse(), street, ...older].map(toStreetStyleSummary),
      related: related.results.slice(0, RELATED),
    };
  }

  /** The nearest first. Of the same moment, the slugs decide. */
  private beside({ slug }: StreetStyleEntity, than: '<' | '>', order: 'ASC' | 'DESC') {
    return (
      this.streetStyles
        .createQueryBuilder('other')
        // Compared in the database, whose times are finer than ours.
        .where(
          `(other.show_date, other.slug) ${than} (SELECT show_date, slug FROM ${this.streetStyles.metadata.tablePath} WHERE slug = :slug)`,
          { slug },
        )
        .orderBy('other.show_date', order)
        .addOrderBy('other.slug', order)
        .limit(AROUND)
        .getMany()
    );
  }
}
