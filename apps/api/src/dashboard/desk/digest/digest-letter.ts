import { Inject, Injectable } from '@nestjs/common';
import { type FigureReference, type Locale, pageOfFigure } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { Mail } from '../../../accounts/mail/mailer.js';
import type { Member } from '../../../accounts/members/member.js';
import { escaped } from '../../../http/escaped.js';
import { PUBLIC_URL } from '../../../tokens.js';
import { AskFigure } from '../../figure-reference/ask-figure.js';
import { type FigureSheet, sheetOf } from '../../figure-sheet/figure-sheet.js';
import { footHtml, LETTER_COLOURS, letterPage, linkHtml } from '../../figure-sheet/letter-page.js';
import { sheetHtml, sheetText } from '../../figure-sheet/sheet-html.js';
import { takeAwayWords } from '../../figure-sheet/words.js';
import { UnsubscribeLinks } from '../unsubscribe/unsubscribe-links.js';

/** A letter is read, not studied. */
const MOST_ROWS = 10;

type Part = { link: string; sheet: FigureSheet | null };

/** Writes the weekly letter: the chosen figures as they stand now, as HTML and as text. */
@Injectable()
export class DigestLetter {
  constructor(
    private readonly figures: AskFigure,
    private readonly links: UnsubscribeLinks,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  async write(references: readonly FigureReference[], member: Member, locale: Locale): Promise<Mail> {
    const parts: Part[] = [];
    for (const reference of references) {
      const link = `${this.publicUrl}/${locale}${pageOfFigure(reference)}`;
      parts.push({ link, sheet: await this.sheet(reference, member, locale) });
    }
    const words = takeAwayWords(locale).mails.digest;
    const unsubscribe = this.links.to({ kind: 'digest', subject: member.subject }, locale);
    const desk = `${this.publicUrl}/${locale}/data/desk`;
    const html = parts.map(({ sheet, link }) =>
      sheet
        ? `<section style="margin:40px 0"><h2 style="font-size:19px;font-weight:normal;margin:0 0 4px"><a href="${escaped(link)}" style="color:inherit">${escaped(sheet.title)}</a></h2>${sheetHtml(sheet, LETTER_COLOURS)}</section>`
        : `<p>${escaped(words.failed)}</p>`,
    );
    const text = parts.map(({ sheet, link }) => `${sheet ? sheetText(sheet) : words.failed}\n${link}`);
    return {
      to: member.email,
      subject: words.subject,
      text: `${[words.lead, ...text, `${words.button}: ${desk}`, `${words.why} ${words.stop}: ${unsubscribe}`].join('\n\n')}\n`,
      html: letterPage(
        locale,
        words.subject,
        `<p>${escaped(words.lead)}</p>${html.join('')}${linkHtml(desk, words.button)}${footHtml(words.why, words.stop, unsubscribe)}`,
      ),
      unsubscribe,
    };
  }

  /** Null for a figure that cannot be asked any more, such as one of a brand that has gone. */
  private async sheet(
    reference: FigureReference,
    member: Member,
    locale: Locale,
  ): Promise<FigureSheet | null> {
    try {
      const { figure, scope } = await this.figures.ask(reference, member);
      return sheetOf(figure, scope, locale, MOST_ROWS);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}
