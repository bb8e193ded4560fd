import { Inject, Injectable } from '@nestjs/common';
import type { Mailer } from '../../../accounts/mail/mailer.js';
import type { Member } from '../../../accounts/members/member.js';
import { MAILER, PUBLIC_URL } from '../../../tokens.js';
import { AskFigure } from '../../figure-reference/ask-figure.js';
import { Desks } from '../desks.js';
import { standAfter } from '../domain/crossing.js';
import type { KeptAlert } from '../domain/desk.state.js';
import { UnsubscribeLinks } from '../unsubscribe/unsubscribe-links.js';
import { alertMail } from './alert-mail.js';
import { WatchedValue } from './watched-value.js';

/**
 * Looks at one alert. A crossing is an event before its mail goes out, and the mail another one after: a mail server
 * that fails is asked again in the next round, and one crossing is told once ("once a crossing"). Who dies between
 * the mail and its event sends it again with the same id ("says it is the same mail"), by which it is known as a
 * repeat ("file-mailer.spec.ts").
 */
@Injectable()
export class AlertRound {
  constructor(
    private readonly desks: Desks,
    private readonly figures: AskFigure,
    private readonly watched: WatchedValue,
    private readonly links: UnsubscribeLinks,
    @Inject(MAILER) private readonly mailer: Mailer,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @throws whatever the figure or the mail server refuses with */
  async lookAt(alert: KeptAlert, member: Member, now: Date): Promise<void> {
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
    await this.mailer.send(alertMail(latest, watched, member, { publicUrl, stop }));
    await this.desks.decideAlone(subject, { type: 'MarkAlertTold', id }, now);
  }
}
