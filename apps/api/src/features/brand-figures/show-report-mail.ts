import { Inject, Injectable } from '@nestjs/common';
import { pathOf } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import { tagLabel } from '@toile/vocabulary';
import type { Member } from '../../kernel/auth/member.js';
import { escaped } from '../../kernel/http/escaped.js';
import { type Mail, mailIdOf } from '../../kernel/mail/mailer.js';
import { PUBLIC_URL } from '../../kernel/tokens.js';
import { exportMessages, filled, linkHtml, localeNamed, mailPage } from '../figures/index.js';
import type { ShowReportDto } from './brand-figures.dto.js';

const MOST_CONCEPTS = 5;

/** Writes to a brand's account the morning after a show. */
@Injectable()
export class ShowReportMail {
  constructor(@Inject(PUBLIC_URL) private readonly publicUrl: string) {}

  write(report: ShowReportDto, brand: string, { email, subject: member, locale: own }: Member): Mail {
    const locale = localeNamed(own);
    const words = exportMessages(locale).mails.showReport;
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const share = (value: number | null) => (value === null ? '–' : percent.format(value / 100));
    const subject = filled(words.subject, locale, { title: report.title });
    const facts = [
      [words.looks, number.format(report.looks)],
      [words.views, number.format(report.views)],
      [words.saves, report.saves === null ? words.few : number.format(report.saves)],
    ] as const;
    const concepts = report.concepts.slice(0, MOST_CONCEPTS).map(({ tag, value, before, peers }) =>
      filled(words.concept, locale, {
        concept: tagLabel(tag, locale),
        value: share(value),
        before: share(before),
        peers: share(peers),
      }),
    );
    const query = new URLSearchParams({ brand, season: report.season.slug, type: report.type.slug });
    const link = `${this.publicUrl}/${locale}${pathOf('newsroom_figures', {})}?${query}#shows`;
    const html = [
      `<p>${escaped(words.lead)}</p>`,
      `<ul>${facts.map(([name, value]) => `<li>${escaped(name)}${colon(locale)}<strong>${escaped(value)}</strong></li>`).join('')}</ul>`,
      ...(concepts.length > 0
        ? [
            `<p>${escaped(words.shown)}</p>`,
            `<ul>${concepts.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`,
          ]
        : []),
      linkHtml(link, words.button),
    ];
    const text = [
      words.lead,
      facts.map(([name, value]) => `${name}${colon(locale)}${value}`).join('\n'),
      ...(concepts.length > 0 ? [[words.shown, ...concepts].join('\n')] : []),
      `${words.button}${colon(locale)}${link}`,
    ];
    return {
      to: email,
      subject,
      text: `${text.join('\n\n')}\n`,
      html: mailPage(locale, subject, html.join('')),
      id: mailIdOf('show-report', report.show, member),
    };
  }
}
