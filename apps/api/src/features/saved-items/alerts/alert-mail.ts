import { type Locale, pageOfFigure } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { escaped } from '../../../kernel/http/escaped.js';
import { type Mail, mailIdOf } from '../../../kernel/mail/mailer.js';
import {
  exportMessages,
  filled,
  footHtml,
  labelIn,
  linkHtml,
  localeNamed,
  mailPage,
  renderFigure,
} from '../../figures/index.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import { keyOf, measuredIn, type Watched } from './watched-value.js';

/** Says that a number has passed its threshold, with the filters it was counted with. */
export function alertMail(
  alert: KeptAlert,
  { figure, scope, row }: Watched,
  to: Pick<Member, 'subject' | 'email' | 'locale'>,
  { publicUrl, stop }: { publicUrl: string; stop: (locale: Locale) => string },
): Mail {
  const locale = localeNamed(to.locale);
  const words = exportMessages(locale).mails.alert;
  const number = (value: number) => measuredIn(locale, alert, row, value);
  const value = number(alert.last?.value ?? 0);
  const label = row ? labelIn(locale, row) : alert.row;
  const text = filled(words[alert.operator], locale, {
    row: label,
    value,
    threshold: number(alert.threshold),
  });
  const { title, filters, source } = renderFigure(
    { ...figure, rows: figure.rows.filter((one) => keyOf(one) === alert.row) },
    scope,
    locale,
  );
  const link = `${publicUrl}/${locale}${pageOfFigure(alert)}`;
  const about = `${title} · ${filters.join(' · ')}`;
  const unsubscribe = stop(locale);
  const subject = filled(words.subject, locale, { name: alert.name ?? label, value });
  return {
    to: to.email,
    subject,
    text: `${[text, about, source, words.once, link, `${words.why} ${words.stop}: ${unsubscribe}`].join('\n\n')}\n`,
    html: mailPage(
      locale,
      alert.name ?? label,
      `<p style="font-size:20px">${escaped(text)}</p><p>${escaped(about)}</p><p style="font-size:13px">${escaped(source)}</p><p>${escaped(words.once)}</p>${linkHtml(link, words.button)}${footHtml(words.why, words.stop, unsubscribe)}`,
    ),
    unsubscribe,
    id: mailIdOf('alert', to.subject, alert.id, alert.last?.at ?? ''),
  };
}
