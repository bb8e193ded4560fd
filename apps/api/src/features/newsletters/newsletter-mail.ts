import { Inject, Injectable } from '@nestjs/common';
import { type Block, LOCALES, type Locale, type LookSummary, pathOf } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import { escaped } from '../../kernel/http/escaped.js';
import type { Mail } from '../../kernel/mail/mailer.js';
import { PUBLIC_URL } from '../../kernel/tokens.js';
import { type ArticleDetailsDto, Articles } from '../content/index.js';
import { exportMessages, filled, footHtml, linkHtml, MAIL_COLOURS, mailPage } from '../figures/index.js';
import type { NewsletterDoc } from './sendings.js';

/** A mail is glanced at: what more looks there are stands on the page. */
const MOST_LOOKS = 12;

/** A mail in a language, the same for all its readers but for the link that ends it. */
export interface WrittenNewsletter {
  /** Of the words. */
  language: Locale;
  subject: string;
  to(email: string, unsubscribe: string): Mail & { unsubscribe: string };
}

/** In which language a reader gets it: English where there is no title in theirs. */
export const languageFor = ({ translations }: Pick<NewsletterDoc, 'translations'>, locale: string): Locale =>
  LOCALES.find((one) => one === locale && one !== 'en' && translations?.[one]?.title.trim()) ?? 'en';

/** Writes newsletters as mails, as HTML and as text. */
@Injectable()
export class NewsletterMail {
  constructor(
    private readonly articles: Articles,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** A sending's words to readers of a language. */
  async write(slug: string, doc: NewsletterDoc, locale: Locale): Promise<WrittenNewsletter> {
    return this.layOut(await this.articles.details(slug, doc, languageFor(doc, locale)), locale);
  }

  layOut({ article, looks }: ArticleDetailsDto, locale: Locale): WrittenNewsletter {
    const { language, title, summary, image, slug } = article;
    const words = exportMessages(locale).mails.newsletter;
    const address = (path: string) => `${this.publicUrl}/${locale}${path}`;
    const picture = (filename: string, filter = 'list_800') =>
      `${this.publicUrl}/cdn/${filter}/${encodeURIComponent(filename)}`;
    const page = address(pathOf('newsletter_show', { slug }));
    const called = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
    const note = language === locale ? [] : [filled(words.untranslated, locale, { language: called })];
    const parts = article.blocks.map((block) =>
      partOf(block, looks, { address, picture, page, figure: words.figure }),
    );
    const html = [
      ...note.map((text) => `<p style="color:${MAIL_COLOURS.soft};font-size:13px">${escaped(text)}</p>`),
      `<div lang="${language}">`,
      ...(summary ? [`<p style="font-size:19px;line-height:1.45">${lines(summary)}</p>`] : []),
      ...(image ? [`<p>${imageHtml(picture(image), '', 592)}</p>`] : []),
      ...parts.map((part) => part.html),
      '</div>',
      linkHtml(page, words.button),
    ].join('');
    const text = [
      ...note,
      title,
      ...(summary ? [summary] : []),
      ...parts.map((part) => part.text).filter(Boolean),
    ];
    return {
      language,
      subject: title,
      to: (email, unsubscribe) => ({
        to: email,
        subject: title,
        text: `${[...text, `${words.button}${colon(locale)}${page}`, `${words.why} ${words.stop}${colon(locale)}${unsubscribe}`].join('\n\n')}\n`,
        html: mailPage(locale, title, html + footHtml(words.why, words.stop, unsubscribe)),
        unsubscribe,
      }),
    };
  }
}

interface Addresses {
  address(path: string): string;
  picture(filename: string, filter?: 'list_400'): string;
  page: string;
  figure: string;
}
interface Part {
  html: string;
  text: string;
}

/** Lines of a text stay lines. */
const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');
const imageHtml = (src: string, alt: string, width: number) =>
  `<img src="${escaped(src)}" alt="${escaped(alt)}" width="${width}" style="width:100%;max-width:${width}px;height:auto;border:0;display:block">`;
const small = (text: string) =>
  `<p style="color:${MAIL_COLOURS.soft};font-size:13px;margin-top:8px">${lines(text)}</p>`;

function partOf(block: Block, looks: Readonly<Record<string, LookSummary>>, addresses: Addresses): Part {
  switch (block.type) {
    case 'heading':
      return {
        html: `<h2 style="font-size:19px;font-weight:normal;margin:36px 0 8px">${lines(block.text)}</h2>`,
        text: block.text,
      };
    case 'paragraph':
      return { html: `<p>${lines(block.text)}</p>`, text: block.text };
    case 'quote': {
      const by = block.by ? small(`— ${block.by}`) : '';
      return {
        html: `<blockquote style="margin:28px 0;padding-left:20px;border-left:1px solid ${MAIL_COLOURS.bar};font-size:19px">${lines(block.text)}${by}</blockquote>`,
        text: `“${block.text}”${block.by ? ` — ${block.by}` : ''}`,
      };
    }
    case 'question':
      return {
        html: `<p style="font-style:italic;margin-bottom:4px">${lines(block.text)}</p><p style="margin-top:0">${lines(block.answer)}</p>`,
        text: `${block.text}\n${block.answer}`,
      };
    case 'looks':
      return looksPart(
        block.looks.flatMap((slug) => looks[slug] ?? []),
        addresses,
      );
    case 'picture':
      return picturePart(block, block.look ? looks[block.look] : undefined, addresses);
    case 'figure': {
      const caption = block.caption ? small(block.caption) : '';
      return {
        html: `<p style="margin:28px 0 0;padding:20px;border:1px solid ${MAIL_COLOURS.rule}"><a href="${escaped(addresses.page)}" style="color:inherit">${escaped(addresses.figure)}</a></p>${caption}`,
        text: `${addresses.figure}: ${addresses.page}${block.caption ? `\n${block.caption}` : ''}`,
      };
    }
    default:
      return block satisfies never;
  }
}

/** Looks that were taken back since are left out. */
function looksPart(looks: readonly LookSummary[], { address, picture, page }: Addresses): Part {
  const shown = looks.slice(0, MOST_LOOKS).map(({ slug, image_filename, designer, position }) => ({
    link: address(pathOf('look_show', { slug })),
    image: picture(image_filename, 'list_400'),
    name: `${designer.name} ${position}`,
  }));
  const more = looks.length - shown.length;
  const html = shown.map(
    ({ link, image, name }) =>
      `<a href="${escaped(link)}" style="display:inline-block;margin:0 8px 8px 0">${imageHtml(image, name, 180)}</a>`,
  );
  const rest = more > 0 ? `<a href="${escaped(page)}" style="color:inherit">+ ${more}</a>` : '';
  return {
    html: `<p style="margin:20px 0">${html.join('')}${rest}</p>`,
    text: [
      ...shown.map(({ name, link }) => `${name}: ${link}`),
      ...(more > 0 ? [`+ ${more}: ${page}`] : []),
    ].join('\n'),
  };
}

function picturePart(
  { image, alt, caption }: Extract<Block, { type: 'picture' }>,
  look: LookSummary | undefined,
  { address, picture }: Addresses,
): Part {
  const filename = look?.image_filename ?? image;
  if (!filename) return { html: '', text: '' };
  const name = look ? `${look.designer.name} ${look.position}` : '';
  const shown = imageHtml(picture(filename), alt || name, 592);
  const link = look && address(pathOf('look_show', { slug: look.slug }));
  const credit = [caption, name].filter(Boolean).join(' · ');
  return {
    html: `<div style="margin:24px 0">${link ? `<a href="${escaped(link)}">${shown}</a>` : shown}${credit ? small(credit) : ''}</div>`,
    text: [alt || credit, ...(link ? [link] : [])].filter(Boolean).join('\n'),
  };
}
