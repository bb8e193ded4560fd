import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import pLimit from 'p-limit';
import type { Member } from '../../../kernel/auth/member.js';
import { type AtomEntry, atomFeed } from '../../../kernel/http/atom.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { Members } from '../../accounts/index.js';
import { exportMessages, filled, localeNamed } from '../../figures/index.js';
import { AlertSources } from '../alerts/alert-sources.js';
import { pageOfAlert } from '../alerts/page-of-alert.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import { watchOf } from '../domain/watch-of.js';
import { AlertFeeds } from '../feed/alert-feeds.js';
import { SavedItemsStore } from '../saved-items-store.js';

/** The latest crossings; readers of feeds keep what came before. */
const MOST = 50;
const AT_ONCE = 4;

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
    private readonly sources: AlertSources,
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
    const numberOf = new Map(
      await pLimit(AT_ONCE).map(
        [...new Set(latest.map(({ alert }) => alert))],
        async (alert) => [alert, await this.numberIn(alert, member, locale)] as const,
      ),
    );
    const entries = latest.map(({ alert, at, value, week }): AtomEntry => {
      const number = numberOf.get(alert) ?? String;
      return {
        id: `urn:toile:alert:${alert.id}:${at}`,
        title: filled(words.subject, locale, { name: nameOf(alert), value: number(value) }),
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
      };
    });
    return atomFeed({ url: this.feeds.urlOf(key), title: words.feed, entries });
  }

  /** Its numbers as mails write them; plain where what it watches cannot be asked any more. */
  private async numberIn(alert: KeptAlert, member: Member, locale: Locale) {
    try {
      const look = await this.sources.look(alert, member);
      return look.tell(locale, alert.last?.value ?? alert.threshold).number;
    } catch {
      return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format;
    }
  }
}

/** As its owner called it, else what it watches. */
const nameOf = (alert: KeptAlert): string =>
  alert.name ?? ('series' in alert ? alert.series.slug : alert.row);
