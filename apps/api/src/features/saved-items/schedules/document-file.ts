import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type DeckFormat, type Locale, type MailedDocument, obeyedOf } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { Decks, ExportDeck } from '../../decks/index.js';
import { PAGE_FIGURES, PAGE_SLUGS, type PageSlug, PrintPage } from '../../exports/index.js';
import { ANY_SCOPE, Entitlement, FigureByReference } from '../../figures/index.js';

export const CONTENT_TYPES: Record<DeckFormat, string> = {
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
};

/** Documents that are mailed, made as their sender would make them. */
@Injectable()
export class DocumentFile {
  constructor(
    private readonly commands: CommandBus,
    private readonly decks: Decks,
    private readonly entitlement: Entitlement,
    private readonly figures: FigureByReference,
  ) {}

  /** @throws DomainError dashboard/forbidden without a plan, and as pages and decks do */
  async make(document: MailedDocument, format: DeckFormat, sender: Member, locale: Locale): Promise<Buffer> {
    await this.entitlement.mustHold(sender, ANY_SCOPE);
    if (document.kind === 'deck')
      return (await this.commands.execute(new ExportDeck(document.deck, format, sender, locale))).file;
    return this.commands.execute(
      new PrintPage(pageNamed(document.page), { ...document.filters }, sender, locale),
    );
  }

  /** What cannot be asked is not scheduled: the first figure of a page answers for the others. @throws as `make` does */
  async mustExist(document: MailedDocument, sender: Member): Promise<void> {
    await this.entitlement.mustHold(sender, ANY_SCOPE);
    if (document.kind === 'deck') {
      await this.decks.seen(document.deck, sender);
      return;
    }
    const [figure] = PAGE_FIGURES[pageNamed(document.page)];
    if (figure) await this.figures.read({ figure, filters: obeyedOf(figure, document.filters) }, sender);
  }
}

/** DTOs let no other name through. */
function pageNamed(slug: string): PageSlug {
  const page = PAGE_SLUGS.find((one) => one === slug);
  if (!page) throw new TypeError(`there is no page ${slug}`);
  return page;
}
