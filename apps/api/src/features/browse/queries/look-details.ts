import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import { LOCALES, type Locale, USUAL_WEIGHTS } from '@toile/contracts';
import { LessThan, MoreThan, Repository } from 'typeorm';
import {
  ContentEntity,
  describedIn,
  LookEntity,
  LookSummaryDto,
  toLookSummary,
  unknownLook,
} from '../../catalogue/index.js';
import { SimilarPictures } from '../../search/index.js';

const RELATED = 8;

/** A look as its own page shows it. */
export class DescribedLookDto extends LookSummaryDto {
  /** @example "A velvet coat." */
  description: string;
  /** Of the description: English where there is none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
  /**
   * Whose picture it is; null where nobody is named.
   * @example "Ines Marchetti"
   */
  credit: string | null;
}

/** A look between its neighbours in the show, with looks of other shows that go with it. */
export class LookDetailsDto {
  look: DescribedLookDto;
  /** The slug of the look before. */
  previous: string | null;
  /** The slug of the look after. */
  next: string | null;
  related: LookSummaryDto[];
  /**
   * Where the designer sells, marked as coming from here; null when it does not say.
   * @example "https://vale.example/?utm_source=toile&utm_medium=affiliate&utm_content=a-look"
   */
  shop: string | null;
}

export class LookDetails extends Query<LookDetailsDto> {
  constructor(
    readonly slug: string,
    readonly locale: Locale,
  ) {
    super();
  }
}

/** A designer's address that says which look led there, so that it can report what was bought (`affiliation_purchase`). */
export function shopLink(website: string, look: string): string {
  const url = new URL(website);
  url.searchParams.set('utm_source', 'toile');
  url.searchParams.set('utm_medium', 'affiliate');
  url.searchParams.set('utm_content', look);
  return url.href;
}

@QueryHandler(LookDetails)
export class LookDetailsHandler implements IQueryHandler<LookDetails> {
  constructor(
    @InjectRepository(LookEntity) private readonly looks: Repository<LookEntity>,
    @InjectRepository(ContentEntity) private readonly designers: Repository<ContentEntity<'designer'>>,
    private readonly similar: SimilarPictures,
  ) {}

  /** @throws DomainError look/unknown */
  async execute({ slug, locale }: LookDetails): Promise<LookDetailsDto> {
    const look = await this.looks.findOneBy({ slug });
    if (!look) throw unknownLook(slug);
    const { collection, position, designer_slug } = look;
    const [previous, next, designer, related] = await Promise.all([
      this.neighbour({ collection, position: LessThan(position) }, 'DESC'),
      this.neighbour({ collection, position: MoreThan(position) }, 'ASC'),
      this.designers.findOneBy({ kind: 'designer', slug: designer_slug }),
      this.similar.relatedLooks(slug, 1, USUAL_WEIGHTS),
    ]);
    return {
      look: { ...toLookSummary(look), ...describedIn(look, locale), credit: look.credit },
      previous,
      next,
      related: related.results.slice(0, RELATED),
      shop: designer?.doc.website ? shopLink(designer.doc.website, slug) : null,
    };
  }

  private async neighbour(where: object, order: 'ASC' | 'DESC'): Promise<string | null> {
    const found = await this.looks.findOne({ select: { slug: true }, where, order: { position: order } });
    return found?.slug ?? null;
  }
}
