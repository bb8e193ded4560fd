import { Inject, Injectable } from '@nestjs/common';
import { type AskedReference, type Locale, pageOfReference } from '@toile/contracts';
import { colon } from '@toile/i18n/typography';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { escaped } from '../../../kernel/http/escaped.js';
import type { Mail } from '../../../kernel/mail/mailer.js';
import { type Ending, UnsubscribeLinks } from '../../../kernel/mail/unsubscribe-links.js';
import { PUBLIC_URL } from '../../../kernel/tokens.js';
import {
  exportMessages,
  filled,
  footHtml,
  linkHtml,
  MAIL_COLOURS,
  mailPage,
  type RenderedTable,
  tableHtml,
  tableText,
} from '../../figures/index.js';
import { AskedByReference } from '../../questions/index.js';
import { digestIdOf } from './digest-id.js';

/** A digest is read, not studied. */
const MOST_ROWS = 10;

type Part = { link: string; rendered: RenderedTable | null };

/** Writes the weekly digest: the chosen figures and questions as they stand now, as HTML and as text. */
@Injectable()
export class DigestMail {
  constructor(
    private readonly asked: AskedByReference,
    private readonly links: UnsubscribeLinks,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  /** @param shared by whom it is shared with the member: the figures are those the member may see */
  async write(
    references: readonly AskedReference[],
    member: Member,
    locale: Locale,
    shared?: { owner: string; by: string },
  ): Promise<Mail> {
    const parts: Part[] = [];
    for (const reference of references) {
      const link = `${this.publicUrl}/${locale}${pageOfReference(reference)}`;
      parts.push({ link, rendered: await this.rendered(reference, member, locale) });
    }
    const { failed, stop, ...words } = wordsOf(locale, shared?.by);
    const unsubscribe = this.links.to(endingOf(member.subject, shared?.owner), locale);
    const savedItems = `${this.publicUrl}/${locale}/data/desk#digest`;
    const html = parts.map(({ rendered, link }) =>
      rendered
        ? `<section style="margin:40px 0"><h2 style="font-size:19px;font-weight:normal;margin:0 0 4px"><a href="${escaped(link)}" style="color:inherit">${escaped(rendered.title)}</a></h2>${tableHtml(rendered, MAIL_COLOURS)}</section>`
        : `<p>${escaped(failed)}</p>`,
    );
    const text = parts.map(({ rendered, link }) => `${rendered ? tableText(rendered) : failed}\n${link}`);
    return {
      to: member.email,
      subject: words.subject,
      text: `${[words.lead, ...text, `${words.button}${colon(locale)}${savedItems}`, `${words.why} ${stop}${colon(locale)}${unsubscribe}`].join('\n\n')}\n`,
      html: mailPage(
        locale,
        words.subject,
        `<p>${escaped(words.lead)}</p>${html.join('')}${linkHtml(savedItems, words.button)}${footHtml(words.why, stop, unsubscribe)}`,
      ),
      unsubscribe,
    };
  }

  /** Null for what cannot be asked any more, such as one of a brand that has gone. */
  private async rendered(
    reference: AskedReference,
    member: Member,
    locale: Locale,
  ): Promise<RenderedTable | null> {
    try {
      const { tableIn } = await this.asked.read(reference, member);
      return tableIn(locale, MOST_ROWS);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}

/** What a digest says around its figures, to its owner or to a colleague. */
function wordsOf(locale: Locale, by: string | undefined) {
  const words = exportMessages(locale).mails.digest;
  if (by === undefined) return words;
  const { failed, stop, shared } = words;
  const [subject, lead, why] = [shared.subject, shared.lead, shared.why].map((one) =>
    filled(one, locale, { by }),
  ) as [string, string, string];
  return { failed, stop, subject, lead, why, button: shared.button };
}

const endingOf = (reader: string, owner: string | undefined): Ending =>
  owner === undefined
    ? { kind: 'digest', subject: reader }
    : { kind: 'shared-digest', subject: owner, id: digestIdOf(owner), colleague: reader };
