import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Locale } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { Decks } from '../decks.js';
import { unknownSlide } from '../domain/deck.errors.js';
import { RenderSlide } from '../rendering/render-slide.js';
import type { RenderedSlideDto } from '../rendering/rendered-slide.dto.js';

/** What a slide shows just now. */
export class SlideShown extends Query<RenderedSlideDto> {
  constructor(
    readonly id: string,
    readonly slide: string,
    readonly viewer: Member,
    readonly locale: Locale,
  ) {
    super();
  }
}

@QueryHandler(SlideShown)
export class SlideShownHandler implements IQueryHandler<SlideShown> {
  constructor(
    private readonly decks: Decks,
    private readonly rendering: RenderSlide,
  ) {}

  /** @throws DomainError deck/unknown, slide/unknown */
  async execute({ id, slide, viewer, locale }: SlideShown): Promise<RenderedSlideDto> {
    const { deck } = await this.decks.seen(id, viewer);
    const found = deck.slides.find((one) => one.id === slide);
    if (!found) throw unknownSlide(slide);
    return (await this.rendering.of(found, { viewer, owner: deck.owner, locale }, deck.moments[slide])).slide;
  }
}
