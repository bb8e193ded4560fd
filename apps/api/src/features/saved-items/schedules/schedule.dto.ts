import { ApiProperty } from '@nestjs/swagger';
import {
  ADDRESS_STATES,
  type AddressState,
  DECK_FORMATS,
  type DeckFormat,
  MAILED_KINDS,
  type MailedKind,
  SCHEDULE_FAILURES,
  type ScheduleFailure,
} from '@toile/contracts';
import { SharedWithDto } from '../shared-with.dto.js';

/** What is sent: a page of the dashboard with its filters, or a deck. */
export class MailedDocumentDto {
  @ApiProperty({ enum: [...MAILED_KINDS] })
  kind: MailedKind;
  /** Null where it is gone, and of pages. */
  title: string | null;
  /**
   * Path and query of its page, without the language.
   * @example "/data/dashboard/trends?city=milan"
   */
  address: string;
}

/** A colleague that a document goes to, the sender perhaps among them. */
export class MailedColleagueDto {
  /** @example "m-3f1c0a9be2d45f60" */
  id: string;
  /** @example "Ada Renard" */
  name: string;
  /** Whether it goes to them. */
  chosen: boolean;
  /** Whether they have ended it. */
  left: boolean;
}

/** An address outside of the subscription. */
export class MailedAddressDto {
  /** @example "5f0c2a7e-1b1a-4a55-9d0f-0d6f0b2f6a11" */
  id: string;
  /** @example "buyer@example.com" */
  address: string;
  /** Nothing is sent to one that is not `confirmed`. */
  @ApiProperty({ enum: [...ADDRESS_STATES] })
  state: AddressState;
}

/** When a document went out last. */
export class MailedDto {
  /** @example "2026-11-23T06:01:00.000Z" */
  at: string;
  /** To how many. */
  count: number;
}

/** Why the last one did not go out. */
export class NotMailedDto {
  /** @example "2026-11-23T06:01:00.000Z" */
  at: string;
  /** `ended`: without a plan; `gone`: what it shows is there no more; `nobody` to send it to; `too-large` a file; `failed`: it could not be made. */
  @ApiProperty({ enum: [...SCHEDULE_FAILURES] })
  reason: ScheduleFailure;
}

/** A document that is sent by mail on days of the week, at seven in Paris, with the rights of its owner. */
export class ScheduleDto extends SharedWithDto {
  /** @example "3f1c0a9be2d45f60" */
  id: string;
  /**
   * Null once its owner is erased.
   * @example "Milan, weekly"
   */
  name: string | null;
  document: MailedDocumentDto;
  @ApiProperty({ enum: [...DECK_FORMATS] })
  format: DeckFormat;
  /**
   * Monday is 1.
   * @example [1]
   */
  weekdays: number[];
  /** Everybody on the subscription. */
  colleagues: MailedColleagueDto[];
  addresses: MailedAddressDto[];
  /** Whether it goes to the reader. */
  mailed: boolean;
  paused: boolean;
  /** Whether one is being made just now, or will be tried again. */
  waiting: boolean;
  sent: MailedDto | null;
  failed: NotMailedDto | null;
  /** @example "2026-11-30T06:00:00.000Z" */
  next_at: string | null;
  /** @example "2026-11-20T12:00:00.000Z" */
  created_at: string;
}
