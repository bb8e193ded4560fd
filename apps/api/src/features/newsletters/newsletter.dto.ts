import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { IsLocale } from '../../kernel/http/dto/locale.decorator.js';
import { IsText } from '../../kernel/http/dto/text.decorator.js';

export class NewsletterQueryDto {
  /** @example "the-fitting-12" */
  @IsText({ min: 1, max: 180 })
  slug: string;
}

export class NewsletterMailQueryDto extends NewsletterQueryDto {
  @IsLocale()
  locale: Locale;
}

const STATES = ['scheduled', 'sending', 'done', 'stopped', 'withdrawn'] as const;
export type SendingState = (typeof STATES)[number];

/** A time a newsletter was sent, with figures that name nobody: each mail counts once, as `waiting`, `sent`, `refused`, `stopped`, `left` or `bounced`. */
export class SendingDto {
  /** @example "0b6f3c1e-52a4-4a53-9d33-2c1a6f2a9e11" */
  id: string;
  /** `withdrawn`: readers of the site did not see it any more when its time came, so nothing was sent. */
  @ApiProperty({ enum: STATES })
  state: SendingState;
  /** @example "2026-12-01T09:00:00.000Z" */
  send_at: string;
  /** Null when they have left. */
  made_by: string | null;
  made_at: string;
  stopped_at: string | null;
  /** Mails that wait for the mail server. */
  waiting: number;
  /** That it took, and that did not come back. */
  sent: number;
  /** That it took at no attempt, for another reason than their address. */
  refused: number;
  /** That were stopped before they went. */
  stopped: number;
  /** Whose readers had unsubscribed before it went. */
  left: number;
  /** Refused for good because of their address, at once or afterwards. */
  bounced: number;
  /** Of all these, those whose reader ended the newsletter by its link. */
  unsubscribed: number;
}

/** Readers of a language. */
export class NewsletterAudienceDto {
  @ApiProperty({ enum: LOCALES })
  locale: Locale;
  /**
   * Who have not been sent it.
   * @example 1204
   */
  count: number;
  /** Of the words they get: English where it is not translated into theirs. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
}

/** How a newsletter stands with its readers. */
export class NewsletterStandingDto {
  /**
   * How often it was published and withdrawn: what is sent names it.
   * @example 3
   */
  live_version: number;
  /** Whether readers of the site see it: what they do not see is not sent. */
  is_live: boolean;
  audience: NewsletterAudienceDto[];
  /** The newest first. */
  sendings: SendingDto[];
}

/** A newsletter as a mail. */
export class NewsletterMailDto {
  /** Of the words. */
  @ApiProperty({ enum: LOCALES })
  language: Locale;
  /** @example "The fitting no. 12" */
  subject: string;
  text: string;
}
