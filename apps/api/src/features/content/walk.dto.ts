import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { LookSummaryDto } from '../catalogue/index.js';

export class WalkDto {
  /** @example "ten-coats" */
  slug: string;
  /** @example "Ten coats" */
  title: string;
  intro: string;
  /** @example "Somebody" */
  curator: string;
  /** @example "2026-01-01T09:00:00.000Z" */
  published_at: string;
  /** Of the words: English where editors wrote none in the reader's. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

/** A look on the way. */
export class StepDto extends LookSummaryDto {
  /** @example "Mind the hem." */
  note: string;
}

/** A walk through looks in the order of who leads it. */
export class WalkDetailsDto {
  walk: WalkDto;
  looks: StepDto[];
}
