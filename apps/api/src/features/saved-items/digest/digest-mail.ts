import { Inject, Injectable } from '@nestjs/common';
import { type FigureReference, type Locale, pageOfFigure } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { escaped } from '../../../kernel/http/escaped.js';
import type { Mail } from '../../../kernel/mail/mailer.js';
import { UnsubscribeLinks } from '../../../kernel/mail/unsubscribe-links.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import {
  exportMessages,
  FigureByReference,
  figureHtml,
  figureText,
  footHtml,
  linkHtml,
  MAIL_COLOURS,
  mailPage,
  type RenderedFigure,
  renderFigure,
} from '../../figures/index.js';

/** A digest is read, not studied. */
const MOST_ROWS = 10;

type Part = { link: string; rendered: RenderedFigure | null };

/** Writes the weekly digest: the chosen figures as they stand now, as HTML and as text. */
@Injectable()
export class DigestMail {
  constructor(
    private readonly figures: FigureByReference,
    private readonly links: UnsubscribeLinks,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  async write(references: readonly FigureReference[], member: Member, locale: Locale): Promise<Mail> {
    const parts: Part[] = [];
    for (const reference of references) {
      const link = `${this.publicUrl}/${locale}${pageOfFigure(reference)}`;
      parts.push({ link, rendered: await this.rendered(reference, member, locale) });
    }
    const words = exportMessages(locale).mails.digest;
    const unsubscribe = this.links.to({ kind: 'digest', subject: member.subject }, locale);
    const savedItems = `${this.publicUrl}/${locale}/data/desk`;
    const html = parts.map(({ rendered, link }) =>
      rendered
        ? `<section style="margin:40px 0"><h2 style="font-size:19px;font-weight:normal;margin:0 0 4px"><a href="${escaped(link)}" style="color:inherit">${escaped(rendered.title)}</a></h2>${figureHtml(rendered, MAIL_COLOURS)}</section>`
        : `<p>${escaped(words.failed)}</p>`,
    );
    const text = parts.map(
      ({ rendered, link }) => `${rendered ? figureText(rendered) : words.failed}\n${link}`,
    );
    return {
      to: member.email,
      subject: words.subject,
      text: `${[words.lead, ...text, `${words.button}: ${savedItems}`, `${words.why} ${words.stop}: ${unsubscribe}`].join('\n\n')}\n`,
      html: mailPage(
        locale,
        words.subject,
        `<p>${escaped(words.lead)}</p>${html.join('')}${linkHtml(savedItems, words.button)}${footHtml(words.why, words.stop, unsubscribe)}`,
      ),
      unsubscribe,
    };
  }

  /** Null for a figure that cannot be asked any more, such as one of a brand that has gone. */
  private async rendered(
    reference: FigureReference,
    member: Member,
    locale: Locale,
  ): Promise<RenderedFigure | null> {
    try {
      const { figure, scope } = await this.figures.read(reference, member);
      return renderFigure(figure, scope, locale, MOST_ROWS);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
