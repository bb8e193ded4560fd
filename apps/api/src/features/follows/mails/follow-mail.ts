import { Inject, Injectable } from '@nestjs/common';
import { type Locale, pathOf } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import type { Member } from '../../../kernel/auth/member.js';
import { escaped } from '../../../kernel/http/escaped.js';
import type { Mail } from '../../../kernel/mail/mailer.js';
import { UnsubscribeLinks } from '../../../kernel/mail/unsubscribe-links.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { exportMessages, footHtml, linkHtml, mailPage } from '../../figures/index.js';
import type { Follow } from '../domain/follows.state.js';
import { nameOfFollow, pageOfFollow } from '../follow-names.js';
import type { Found } from '../followed-looks.js';

/** Something that is followed, with its newest looks and how many of all there are have come since the last mail. */
export interface News extends Omit<Found, 'total'> {
  follow: Follow;
  count: number;
}

/** A mail is glanced at. */
const MOST_LOOKS = 4;

/** Writes the mail about new looks of what a member follows, as HTML and as text. */
@Injectable()
export class FollowMail {
  constructor(
    private readonly links: UnsubscribeLinks,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  write(news: readonly News[], member: Member, locale: Locale): Mail {
    const words = exportMessages(locale).mails.follows;
    const address = (path: string) => `${this.publicUrl}/${locale}${path}`;
    const feed = address(pathOf('user_feed', {}));
    const unsubscribe = this.links.to({ kind: 'follows', subject: member.subject }, locale);
    const parts = news.map(({ follow, count, looks, name }) => ({
      title: `${nameOfFollow(follow, { looks, name }, locale)}${colon(locale)}${words.count.replace('{count}', String(count))}`,
      link: address(pageOfFollow(follow)),
      looks: looks
        .slice(0, Math.min(MOST_LOOKS, count))
        .map(({ slug, image_filename, designer, position }) => ({
          link: address(pathOf('look_show', { slug })),
          image: `${this.publicUrl}/cdn/list_400/${encodeURIComponent(image_filename)}`,
          alt: `${designer.name} ${position}`,
        })),
    }));
    const html = parts.map(
      ({ title, link, looks }) =>
        `<section style="margin:32px 0"><h2 style="font-size:19px;font-weight:normal;margin:0 0 8px"><a href="${escaped(link)}" style="color:inherit">${escaped(title)}</a></h2>${looks.map((look) => `<a href="${escaped(look.link)}"><img src="${escaped(look.image)}" alt="${escaped(look.alt)}" width="120" style="margin:0 8px 8px 0"></a>`).join('')}</section>`,
    );
    const text = parts.map(({ title, link }) => `${title}\n${link}`);
    return {
      to: member.email,
      subject: words.subject,
      text: `${[words.lead, ...text, `${words.button}${colon(locale)}${feed}`, `${words.why} ${words.stop}${colon(locale)}${unsubscribe}`].join('\n\n')}\n`,
      html: mailPage(
        locale,
        words.subject,
        `<p>${escaped(words.lead)}</p>${html.join('')}${linkHtml(feed, words.button)}${footHtml(words.why, words.stop, unsubscribe)}`,
      ),
      unsubscribe,
    };
  }
}
