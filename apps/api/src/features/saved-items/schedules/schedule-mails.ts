import { Inject, Injectable } from '@nestjs/common';
import type { Locale } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import type { Member } from '../../../kernel/auth/member.js';
import { escaped } from '../../../kernel/http/escaped.js';
import { type Mail, mailIdOf } from '../../../kernel/mail/mailer.js';
import { type Ending, UnsubscribeLinks } from '../../../kernel/mail/unsubscribe-links.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { exportMessages, filled, footHtml, linkHtml, mailPage } from '../../figures/index.js';
import type { Schedule } from '../domain/saved-items.state.js';
import type { MailedAddress } from './mailed-addresses.js';
import { addressOf } from './schedules-in-words.js';

/** To whom a document goes, in which language, and by which link they end it. */
export interface Recipient {
  email: string;
  locale: Locale;
  /** Whether its live page opens for them. */
  isMember: boolean;
  ending: Ending;
}

/** Mails that bring documents, and those that ask whether they are wanted. */
@Injectable()
export class ScheduleMails {
  constructor(
    private readonly links: UnsubscribeLinks,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** The file is attached by who sends it. */
  document(schedule: Schedule, due: string, sender: Member, to: Recipient): Mail {
    const { email, locale } = to;
    const words = exportMessages(locale).mails.document;
    const name = schedule.name ?? '';
    const lead = filled(words.lead, locale, { by: nameOf(sender), name });
    const live = to.isMember ? `${this.publicUrl}/${locale}${addressOf(schedule.document)}` : null;
    const why = filled(words.why, locale, { by: nameOf(sender), address: sender.email });
    const unsubscribe = this.links.to(to.ending, locale);
    const text = [
      lead,
      ...(live ? [`${words.button}${colon(locale)}${live}`] : []),
      `${why} ${words.stop}${colon(locale)}${unsubscribe}`,
    ];
    return {
      to: email,
      subject: name,
      text: `${text.join('\n\n')}\n`,
      html: mailPage(
        locale,
        name,
        `<p>${escaped(lead)}</p>${live ? linkHtml(live, words.button) : ''}${footHtml(why, words.stop, unsubscribe)}`,
      ),
      unsubscribe,
      id: mailIdOf('document', sender.subject, schedule.id, due, email),
    };
  }

  /** Says nothing that its sender wrote but their name, so that nobody's advertisements go out by it. */
  question({ id, subject, address, locale }: MailedAddress, sender: Member): Mail {
    const words = exportMessages(locale).mails.document.question;
    const values = { by: nameOf(sender), address: sender.email };
    const ending = { kind: 'address', subject, id } as const;
    const [link, unsubscribe] = [this.links.toConfirm(ending, locale), this.links.to(ending, locale)];
    const text = filled(words.text, locale, values);
    return {
      to: address,
      subject: filled(words.subject, locale, values),
      text: `${[text, `${words.button}${colon(locale)}${link}`, `${words.never}${colon(locale)}${unsubscribe}`].join('\n\n')}\n`,
      html: mailPage(
        locale,
        filled(words.subject, locale, values),
        `<p>${escaped(text)}</p>${linkHtml(link, words.button)}${footHtml('', words.never, unsubscribe)}`,
      ),
      unsubscribe,
    };
  }
}

/** A name that is an address of the web is no name. */
const nameOf = ({ firstName, lastName, email }: Member): string => {
  const name = `${firstName} ${lastName}`.trim();
  return name && !/[:/@]|\w\.\w/.test(name) ? name : email;
};
