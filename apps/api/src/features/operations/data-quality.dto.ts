import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  BEACON_KINDS,
  type DataQuality,
  QUALITY_ALERTS,
  type QualityAlert,
  type QualityAlertCode,
  type QualityMinute,
} from '@toile/contracts';

/** Events that were received in one minute. */
export class QualityMinuteDto implements QualityMinute {
  /**
   * Its beginning.
   * @example "2026-11-20T11:00:00.000Z"
   */
  minute: string;
  /** By what they tell of. */
  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(BEACON_KINDS.map((kind) => [kind, { type: 'integer' }])),
    example: { page: 40, media: 12, photos: 9 },
  })
  kinds: QualityMinute['kinds'];
  /** @example 61 */
  events: number;
  /** @example 3 */
  bots: number;
}

/** What ingest counted: received equals the sum of the rest, events on their way apart. */
export class IntakeDto {
  /** @example 64 */
  received: number;
  /** @example 61 */
  stored: number;
  /** @example 0 */
  spooled: number;
  /** @example 2 */
  duplicate: number;
  /**
   * By why they were refused.
   * @example { "invalid": 1 }
   */
  refused: Record<string, number>;
}

/** A look or street style the catalogue never had. */
export class UnknownSlugDto {
  /** @example "look:no-such-look" */
  entity: string;
  /** @example 1 */
  events: number;
}

/** Events about looks and street styles the catalogue never had. */
export class UnknownSlugsDto {
  /** @example 1 */
  events: number;
  /** @example 0.016 */
  share: number | null;
  slugs: UnknownSlugDto[];
}

/** Something that is not as usual. */
export class QualityAlertDto implements QualityAlert {
  @ApiProperty({ enum: QUALITY_ALERTS })
  code: QualityAlertCode;
  /**
   * Of a shifted mix.
   * @example "device"
   */
  @ApiPropertyOptional({ enum: ['kind', 'device', 'browser', 'country', 'locale', 'bot'] })
  dimension?: string;
  /** @example "mobile" */
  value?: string;
  /**
   * A share from 0 to 1, events for `volume` and `dead-letters`, milliseconds for `lag`.
   * @example 0.3
   */
  now: number;
  /**
   * What it is compared with: the week before, or the limit.
   * @example 0.5
   */
  before: number;
}

/** How complete and clean the events of the last minutes are. */
export class DataQualityDto implements DataQuality {
  /** @example "2026-11-20T11:00:00.000Z" */
  from: string;
  /** @example "2026-11-20T11:59:30.000Z" */
  as_of: string;
  /**
   * Every event appended before it is in the warehouse.
   * @example "2026-11-20T11:59:29.000Z"
   */
  fresh_to: string;
  /** @example 1000 */
  lag_ms: number;
  minutes: QualityMinuteDto[];
  intake: IntakeDto;
  /**
   * Rows of the warehouse.
   * @example 61
   */
  events: number;
  /** @example 3 */
  bots: number;
  /** @example 1 */
  staff: number;
  /**
   * Events that happened more than 48 hours before they arrived, or at an impossible time: they count at no time.
   * @example 2
   */
  out_of_time: number;
  /**
   * Events of readers who gave no consent: counted, told apart from nobody.
   * @example 20
   */
  without_consent: number;
  /**
   * Copies that reached the warehouse, beside those ingest held back; figures count the first.
   * @example 0
   */
  copies: number;
  /**
   * Held back and copies, of everything that came more than once or not.
   * @example 0.032
   */
  duplicate_share: number | null;
  /** @example 0 */
  dead_letters: number;
  unknown: UnknownSlugsDto;
  alerts: QualityAlertDto[];
}
