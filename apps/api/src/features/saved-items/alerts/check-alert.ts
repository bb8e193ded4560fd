import { Inject, Injectable } from '@nestjs/common';
import type { Member } from '../../../kernel/auth/member.js';
import { MailQueue } from '../../../kernel/mail/mail-queue.js';
import { UnsubscribeLinks } from '../../../kernel/mail/unsubscribe-links.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { colleagueDto } from '../../sharing/index.js';
import { WebhookEvents } from '../../webhooks/index.js';
import { isMoved } from '../domain/crossing.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { alertMail } from './alert-mail.js';
import { AlertSources } from './alert-sources.js';
import { AlertsInWords } from './alerts-in-words.js';
import { crossedEvent } from './crossed-event.js';

/**
 * Looks at one alert. A crossing is an event; that it is told, and the mails (to its owner, and to colleagues who chose it) and the webhooks that tell it, are written together, so one
 * crossing is told once ("once a crossing") whatever dies, and a mail server that is away is asked again by the queue.
 */
@Injectable()
export class CheckAlert {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly sources: AlertSources,
    private readonly words: AlertsInWords,
    private readonly links: UnsubscribeLinks,
    private readonly mails: MailQueue,
    private readonly webhooks: WebhookEvents,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws whatever is watched refuses with */
  async check(alert: KeptAlert, member: Member, now: Date): Promise<void> {
    if (alert.paused) return;
    const found = await this.sources.look(alert, member);
    const { subject } = member;
    const { id } = alert;
    const { value, week } = found;
    let latest: KeptAlert | undefined = alert;
    if (isMoved(alert, found)) {
      const look = { type: 'LookAtAlert', id, value, week, at: now.toISOString() } as const;
      const saved = await this.savedItems.decideAlone(subject, look, now);
      latest = saved.alerts.find((one) => one.id === id);
    }
    if (!latest?.untold) return;
    const told = latest;
    const { publicUrl } = this;
    const stop = (locale: string) => this.links.to({ kind: 'alert', subject, id }, locale);
    const by = colleagueDto(member).name;
    const colleagues = (await this.words.toldOf(latest, subject)).map((one) => {
      const ending = { kind: 'shared-alert', subject, id, colleague: one.subject } as const;
      const stopTheirs = (locale: string) => this.links.to(ending, locale);
      return alertMail(told, found, one, { publicUrl, stop: stopTheirs, by });
    });
    const mails = [alertMail(told, found, member, { publicUrl, stop }), ...colleagues];
    const crossed = crossedEvent(latest, found, subject, now);
    await this.savedItems.decideAlone(subject, { type: 'MarkAlertReported', id }, now, async (tx) => {
      for (const mail of mails) await this.mails.add(mail, { tx });
      await this.webhooks.publish([crossed], tx);
    });
  }
}
