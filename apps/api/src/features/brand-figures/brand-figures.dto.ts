import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { IsSlug } from '../../kernel/http/dto/slug.decorator.js';
import { ReferenceDto } from '../catalogue/index.js';

export const MOST_PEERS = 20;
const MEASURES = ['runway', 'traffic', 'searches', 'boards'] as const;
export type BrandMeasure = (typeof MEASURES)[number];
const FIRSTS = ['own', 'peers'] as const;

export class BrandFiguresQueryDto {
  /** One of the reader's own. */
  @IsSlug()
  brand: string;

  /** Slug of a kind of show. */
  @IsSlug()
  type: string = 'woman';

  /** Slug of a season; the newest where it is left out. */
  @IsOptional()
  @IsSlug()
  season?: string;

  /**
   * Slugs of the brands it is set beside, by commas; all of the season where there are none. Of fewer than three nothing is told.
   * @example "maison-verne,atelier-noor,casa-lune"
   */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.split(',').filter((one) => one !== '') : value,
  )
  @IsArray()
  @ArrayMaxSize(MOST_PEERS)
  @ApiProperty({ type: String, required: false })
  peers?: string[];
}

/** How a brand stands beside its peers. */
export class BrandStandingDto {
  @ApiProperty({ enum: MEASURES })
  measure: BrandMeasure;
  /** Percent, as the dashboard counts it; null of nothing. */
  value: number | null;
  /** Against the same season a year before, in percent. */
  evolution: number | null;
  /** Whether it rests on little. */
  low_base: boolean;
  /** The middle of the peers; null of fewer than three. */
  peers: number | null;
}

/** Something a brand shows, beside its peers and a year before; shares of looks in percent. */
export class BrandConceptDto {
  tag: ReferenceDto;
  /** @example 14 */
  looks: number;
  value: number | null;
  before: number | null;
  /** Of all looks of the peers together. */
  peers: number | null;
  peers_before: number | null;
  /** Who had a year before at least what the other, who rises, has now. */
  @ApiProperty({ enum: FIRSTS, nullable: true })
  first: (typeof FIRSTS)[number] | null;
}

/** Searches for a brand from a country, ten and more. */
export class BrandCountryDto {
  /** @example "japan" */
  country: string;
  /** Its English name. */
  name: string;
  searches: number;
  /** Of the country's searches for anything known, in percent. */
  value: number;
  /** 100 where it is as in the world. */
  index: number | null;
}

/** A brand on boards that hold looks of one's own. */
export class BrandNeighbourDto {
  brand: ReferenceDto;
  /** Of those boards, those that hold some of it; of ten readers and more. */
  boards: number;
}

/** Members of an occupation who put looks of the brand on a board, to the nearest five. */
export class BrandOccupationDto {
  /** @example "buyer" */
  job: string;
  members: number;
  /** Of so many who put anything on a board. */
  of: number;
}

/** Days behaviour is counted in. */
export class BrandDaysDto {
  /** @example "2026-09-20" */
  from: string;
  to: string;
}

/** A brand's own figures of a season. */
export class BrandFiguresDto {
  brand: ReferenceDto;
  season: ReferenceDto;
  type: ReferenceDto;
  /** Those it is set beside; none chosen are all of the season. */
  peers: ReferenceDto[];
  /** Brands of the season that can be chosen. */
  candidates: ReferenceDto[];
  days: BrandDaysDto;
  /** The season is still being shown. */
  partial: boolean;
  as_of: string;
  standing: BrandStandingDto[];
  /** What it shows most, largest first. */
  concepts: BrandConceptDto[];
  /** Where it is searched from, most first. */
  countries: BrandCountryDto[];
  /** Boards that hold looks of it; null where they are of fewer than ten readers. */
  boards: number | null;
  neighbours: BrandNeighbourDto[];
  /** Days of the season whose savers are told of, once it is over; null before. */
  occupation_days: BrandDaysDto | null;
  occupations: BrandOccupationDto[];
}

/** A look and the boards it was put on, by ten readers and more. */
export class SavedLookDto {
  /** @example "atelier-one-fw26-12" */
  look: string;
  boards: number;
}

/** What a brand is told the morning after a show of its was published; as things stood then. */
export class ShowReportDto {
  /** The slug of the show. */
  show: string;
  title: string;
  season: ReferenceDto;
  type: ReferenceDto;
  /** When its first look came before readers. */
  published_at: string;
  made_at: string;
  /** @example 42 */
  looks: number;
  /** How often its looks were opened. */
  views: number;
  /** Boards that gained a look of it; null where they are of fewer than ten readers. */
  saves: number | null;
  /** Most saved first, five at most. */
  saved: SavedLookDto[];
  /** Beside all other brands of the season, and a year before. */
  concepts: BrandConceptDto[];
}

export class ShowReportsDto {
  /** The last one comes first; 20 at most. */
  results: ShowReportDto[];
}

export class ShowReportsQueryDto {
  /** One of the reader's own. */
  @IsSlug()
  brand: string;
}
