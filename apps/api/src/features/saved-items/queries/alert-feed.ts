import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DomainError } from '@toile/platform';
import { type AtomEntry, atomFeed } from '../../../kernel/http/atom.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { Members } from '../../accounts/index.js';
import { exportMessages, filled, localeNamed } from '../../figures/index.js';
import { numberIn } from '../alerts/number-in.js';
import { pageOfAlert } from '../alerts/page-of-alert.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import { watchOf } from '../domain/watch-of.js';
import { AlertFeeds } from '../feed/alert-feeds.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** The latest crossings; readers of feeds keep what came before. */
const MOST = 50;

/** The crossings of a member's alerts as an Atom feed, for whoever has its key. */
export class AlertFeed extends Query<string> {
  constructor(readonly key: string) {
    super();
  }
}

@QueryHandler(AlertFeed)
export class AlertFeedHandler implements IQueryHandler<AlertFeed> {
  constructor(
    private readonly feeds: AlertFeeds,
    private readonly members: Members,
    private readonly savedItems: SavedItemsStore,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws DomainError alert-feed/unknown */
  async execute({ key }: AlertFeed): Promise<string> {
    const subject = await this.feeds.ownerOf(key);
    const member = subject ? await this.members.find(subject) : undefined;
    if (!member?.roles.some((role) => role === 'dashboard-subscriber' || role === 'operator'))
      throw new DomainError('alert-feed/unknown', 'There is no feed at this address any more.');
    const locale = localeNamed(member.locale);
    const words = exportMessages(locale).mails.alert;
    const events = await this.savedItems.events(member.subject);
    const { alerts } = await this.savedItems.exactly(member.subject);
    const kept = new Map(alerts.map((alert) => [alert.id, alert]));
    // Of an alert that was removed nothing is told any more.
    const crossings = events.flatMap(({ type, data }) => {
      const alert = type === 'AlertCrossed' && data.isNews ? kept.get(data.id) : undefined;
      return type === 'AlertCrossed' && alert ? [{ ...data, alert }] : [];
    });
    const latest = crossings.slice(-MOST).reverse();
    const entries = latest.map(
      ({ alert, at, value, week }): AtomEntry => ({
        id: `urn:toile:alert:${alert.id}:${at}`,
        title: filled(words.subject, locale, { name: nameOf(alert), value: numberIn(locale, alert, value) }),
        updated: at,
        link: `${this.publicUrl}/${locale}${pageOfAlert(alert, week)}`,
        content: {
          alert: alert.id,
          ...watchOf(alert),
          measure: alert.measure,
          operator: alert.operator,
          threshold: alert.threshold,
          value,
          ...(week && { week }),
        },
      }),
    );
    return atomFeed({ url: this.feeds.urlOf(key), title: words.feed, entries });
  }
}

/** As its owner called it, else what it watches. */
const nameOf = (alert: KeptAlert): string =>
  alert.name ?? ('series' in alert ? alert.series.slug : alert.row);
