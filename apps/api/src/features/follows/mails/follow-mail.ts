import { Inject, Injectable } from '@nestjs/common';
import { type Locale, type LookSummary, pathOf } from '@toile/contracts';
import { labelOf, tagLabel } from '@toile/vocabulary';
import type { Member } from '../../../kernel/auth/member.js';
import { escaped } from '../../../kernel/http/escaped.js';
import type { Mail } from '../../../kernel/mail/mailer.js';
import { UnsubscribeLinks } from '../../../kernel/mail/unsubscribe-links.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import { exportMessages, footHtml, linkHtml, mailPage } from '../../figures/index.js';
import type { Follow } from '../domain/follows.state.js';

/** Something that is followed, with its newest looks and how many of all there are have come since the last mail. */
export interface News {
  follow: Follow;
  count: number;
  looks: readonly LookSummary[];
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
    const parts = news.map(({ follow, count, looks }) => ({
      title: `${nameOf(follow, looks, locale)}: ${words.count.replace('{count}', String(count))}`,
      link: address(pageOf(follow)),
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
      text: `${[words.lead, ...text, `${words.button}: ${feed}`, `${words.why} ${words.stop}: ${unsubscribe}`].join('\n\n')}\n`,
      html: mailPage(
        locale,
        words.subject,
        `<p>${escaped(words.lead)}</p>${html.join('')}${linkHtml(feed, words.button)}${footHtml(words.why, words.stop, unsubscribe)}`,
      ),
      unsubscribe,
    };
  }
}

function pageOf(follow: Follow): string {
  if (follow.kind === 'search') return `${pathOf('look_search', {})}?${follow.search}`;
  const { slug } = follow;
  if (follow.kind === 'tag') return `${pathOf('look_search', {})}?tags=${encodeURIComponent(slug)}`;
  return follow.kind === 'brand' ? pathOf('designer_show', { slug }) : pathOf('model_show', { slug });
}

/** As its page is titled; a search by the words of its filters. */
function nameOf(follow: Follow, looks: readonly LookSummary[], locale: Locale): string {
  const plain = (slug: string) => slug.replaceAll('-', ' ');
  if (follow.kind === 'search') {
    const filters = [...new URLSearchParams(follow.search)].flatMap(([name, value]) =>
      name === 'search'
        ? [value]
        : value.split(',').map((slug) => filterName(name, slug, locale) ?? plain(slug)),
    );
    return filters.join(' · ');
  }
  const { slug } = follow;
  if (follow.kind === 'tag') return tagLabel({ slug, name: plain(slug) }, locale);
  if (follow.kind === 'brand')
    return looks.find(({ designer }) => designer.slug === slug)?.designer.name ?? plain(slug);
  return looks.flatMap(({ models }) => models).find((model) => model.slug === slug)?.name ?? plain(slug);
}

function filterName(filter: string, slug: string, locale: Locale): string | undefined {
  if (filter === 'tags') return tagLabel({ slug, name: slug.replaceAll('-', ' ') }, locale);
  if (filter === 'type' || filter === 'city') return labelOf(filter, slug, locale);
  return filter === 'colours' ? labelOf('colour', slug, locale) : undefined;
}
