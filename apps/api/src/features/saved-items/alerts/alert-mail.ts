import { type Locale } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import type { Member } from '../../../kernel/auth/member.js';
import { escaped } from '../../../kernel/http/escaped.js';
import { type Mail, mailIdOf } from '../../../kernel/mail/mailer.js';
import { exportMessages, filled, footHtml, linkHtml, localeNamed, mailPage } from '../../figures/index.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import type { Look } from './alert-source.js';

/** Says that a number has passed its threshold, with the filters it was counted with. @param told by whom a colleague is told of it */
export function alertMail(
  alert: KeptAlert,
  look: Look,
  to: Pick<Member, 'subject' | 'email' | 'locale'>,
  told: { publicUrl: string; stop: (locale: Locale) => string; by?: string },
): Mail {
  const { publicUrl, stop, by } = told;
  const locale = localeNamed(to.locale);
  const words = exportMessages(locale).mails.alert;
  const value = alert.last?.value ?? 0;
  const { label, number, text, about, source, page } = look.tell(locale, value);
  const link = `${publicUrl}/${locale}${page}`;
  const unsubscribe = stop(locale);
  const name = alert.name ?? label;
  const why = by ? filled(words.whyShared, locale, { by }) : words.why;
  return {
    to: to.email,
    subject: filled(words.subject, locale, { name, value: number(value) }),
    text: `${[text, about, source, words.once, link, `${why} ${words.stop}${colon(locale)}${unsubscribe}`].filter(Boolean).join('\n\n')}\n`,
    html: mailPage(
      locale,
      name,
      `<p style="font-size:20px">${escaped(text)}</p><p>${escaped(about)}</p><p style="font-size:13px">${escaped(source)}</p><p>${escaped(words.once)}</p>${linkHtml(link, words.button)}${footHtml(why, words.stop, unsubscribe)}`,
    ),
    unsubscribe,
    id: mailIdOf('alert', to.subject, alert.id, alert.last?.at ?? ''),
  };
}
