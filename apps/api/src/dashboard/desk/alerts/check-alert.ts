import { Inject, Injectable } from '@nestjs/common';
import { MailQueue } from '../../../accounts/mail/mail-queue.js';
import type { Member } from '../../../accounts/members/member.js';
import { PUBLIC_URL } from '../../../tokens.js';
import { AskFigure } from '../../figure-reference/ask-figure.js';
import { Desks } from '../desks.js';
import { standAfter } from '../domain/crossing.js';
import type { KeptAlert } from '../domain/desk.state.js';
import { UnsubscribeLinks } from '../unsubscribe/unsubscribe-links.js';
import { alertMail } from './alert-mail.js';
import { WatchedValue } from './watched-value.js';

/**
 * Looks at one alert. A crossing is an event; that it is told, and the mail that tells it, are written together, so one
 * crossing is told once ("once a crossing") whatever dies, and a mail server that is away is asked again by the queue.
 */
@Injectable()
export class CheckAlert {
  constructor(
    private readonly desks: Desks,
    private readonly figures: AskFigure,
    private readonly watched: WatchedValue,
    private readonly links: UnsubscribeLinks,
    private readonly mails: MailQueue,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws whatever the figure refuses with */
  async check(alert: KeptAlert, member: Member, now: Date): Promise<void> {
    if (alert.paused) return;
    await this.figures.mustBeEntitled(alert, member);
    const watched = await this.watched.of(alert, member);
    const { subject } = member;
    const { id, stand } = alert;
    let latest: KeptAlert | undefined = alert;
    if (standAfter(alert, stand, watched.value) !== stand) {
      const look = { type: 'LookAtAlert', id, value: watched.value, at: now.toISOString() } as const;
      const desk = await this.desks.decideAlone(subject, look, now);
      latest = desk.alerts.find((one) => one.id === id);
    }
    if (!latest?.untold) return;
    const { publicUrl } = this;
    const stop = (locale: string) => this.links.to({ kind: 'alert', subject, id }, locale);
    const mail = alertMail(latest, watched, member, { publicUrl, stop });
    await this.desks.decideAlone(subject, { type: 'MarkAlertTold', id }, now, (tx) =>
      this.mails.add(mail, { tx }),
    );
  }
}
