import { LOCALES, type Locale } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { IntlMessageFormat } from 'intl-messageformat';
import { escaped } from '../http/escaped.js';
import type { Mail } from './mailer.js';

export type MailKind =
  | 'verify'
  | 'tryAddress'
  | 'changeEmail'
  | 'emailChanged'
  | 'reset'
  | 'passwordChanged'
  | 'linkSignIn'
  | 'erased'
  | 'letter'
  | 'letterConfirmed'
  | 'mention'
  | 'boardInvitation'
  | 'seat'
  | 'priceChanges'
  | 'priceStays';

/** A mail of a kind in the reader's language, to somebody without a name when it is empty, as text and as HTML. Whatever a person wrote is escaped in the latter. */
export function writeMail(
  kind: MailKind,
  to: { email: string; name: string; locale: string },
  values: Readonly<Record<string, string>> & { link?: string } = {},
): Mail {
  const locale: Locale = LOCALES.find((one) => one === to.locale) ?? 'en';
  const words = messagesOf(locale).mails;
  const fill = (message: string) =>
    String(
      new IntlMessageFormat(message, locale, undefined, { ignoreTag: true }).format({
        ...values,
        name: to.name,
      }),
    );
  const { subject, text, button } = words[kind];
  const [hello, body, bye] = [to.name ? fill(words.hello) : words.helloAnybody, fill(text), fill(words.bye)];
  const plain = [hello, body, ...(values.link ? [values.link] : []), bye].join('\n\n');
  return {
    to: to.email,
    subject: fill(subject),
    text: `${plain}\n`,
    html: page(locale, { hello, body, bye, button, link: values.link }),
  };
}

function page(
  locale: string,
  {
    hello,
    body,
    bye,
    button,
    link,
  }: { hello: string; body: string; bye: string; button: string; link: string | undefined },
): string {
  const way = link
    ? `<p style="margin:32px 0"><a href="${escaped(link)}" style="background:#17161a;color:#f7f6f3;padding:14px 24px;text-decoration:none">${escaped(button)}</a></p>
<p style="color:#45474c;font-size:13px;word-break:break-all">${escaped(link)}</p>`
    : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>Toile</title></head>
<body style="margin:0;background:#f7f6f3;color:#17161a;font:16px/1.6 Georgia,serif"><div style="max-width:34rem;margin:0 auto;padding:40px 24px">
<p style="font-size:28px;margin:0 0 32px">Toile</p><p>${escaped(hello)}</p><p>${escaped(body)}</p>${way}<p>${escaped(bye)}</p>
</div></body></html>`;
}
