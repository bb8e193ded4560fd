import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { LOCALES } from '@toile/contracts';
import { EditorNames } from '../../content/index.js';
import { localeNamed } from '../../figures/index.js';
import { NewsletterReaders } from '../../reader-forms/index.js';
import { LiveNewsletter } from '../live-newsletter.js';
import type { NewsletterStandingDto, SendingDto, SendingState } from '../newsletter.dto.js';
import { languageFor } from '../newsletter-mail.js';
import { type Sending, Sendings } from '../sendings.js';

const NOTHING = { waiting: 0, sent: 0, refused: 0, stopped: 0, left: 0, bounced: 0, unsubscribed: 0 };

export class NewsletterStanding extends Query<NewsletterStandingDto> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(NewsletterStanding)
export class NewsletterStandingHandler implements IQueryHandler<NewsletterStanding> {
  constructor(
    private readonly live: LiveNewsletter,
    private readonly sendings: Sendings,
    private readonly readers: NewsletterReaders,
    private readonly names: EditorNames,
  ) {}

  async execute({ slug }: NewsletterStanding): Promise<NewsletterStandingDto> {
    const [{ doc, version }, waiting, figures, sendings] = await Promise.all([
      this.live.read(slug),
      this.readers.notYet(slug),
      this.readers.figures(slug),
      this.sendings.of(slug),
    ]);
    const names = await this.names.of(sendings.map(({ made_by }) => made_by));
    const shown = sendings.map((sending): SendingDto => {
      const { sending: _, ...counts } = figures.find((one) => one.sending === sending.id) ?? {
        sending: sending.id,
        ...NOTHING,
      };
      return {
        id: sending.id,
        state: stateOf(sending, counts.waiting),
        send_at: sending.send_at.toISOString(),
        made_by: (sending.made_by && names.get(sending.made_by)) || null,
        made_at: sending.made_at.toISOString(),
        stopped_at: sending.stopped_at?.toISOString() ?? null,
        ...counts,
      };
    });
    const count = (locale: string) =>
      waiting.filter((one) => localeNamed(one.locale) === locale).reduce((sum, one) => sum + one.count, 0);
    return {
      live_version: version,
      is_live: doc !== null,
      audience: LOCALES.map((locale) => ({
        locale,
        count: count(locale),
        language: doc ? languageFor(doc, locale) : 'en',
      })),
      sendings: shown,
    };
  }
}

function stateOf({ stopped_at, withdrawn, taken_at, send_at }: Sending, waiting: number): SendingState {
  if (withdrawn) return 'withdrawn';
  if (stopped_at) return 'stopped';
  if (!taken_at && send_at > new Date()) return 'scheduled';
  return taken_at && waiting === 0 ? 'done' : 'sending';
}
