import { Injectable } from '@nestjs/common';
import type { Block, ContentOf } from '@toile/contracts';
import { DomainError, ValidationError, type Violation } from '@toile/platform';
import { FigureByReference } from '../figures/index.js';
import type { Entry } from './domain/content.events.js';

const ARTICLES: readonly Entry['kind'][] = ['page', 'dynamic-page', 'newsletter'];

/** Figures of articles: whether what they are narrowed by is there. */
@Injectable()
export class AnsweredFigures {
  constructor(private readonly figures: FigureByReference) {}

  /** Else readers would find an error in its place, which nobody told the editor of. @throws ValidationError naming each part at fault */
  async mustBeAnswered({ kind, doc }: Entry): Promise<void> {
    if (!ARTICLES.includes(kind)) return;
    const found = await Promise.all(
      partsOf(doc as unknown as ContentOf<'dynamic-page'>).map(([path, block]) => this.faultOf(path, block)),
    );
    const faults = found.filter((fault) => fault !== null);
    if (faults.length > 0) throw new ValidationError(faults);
  }

  private async faultOf(path: string, block: Block): Promise<Violation | null> {
    if (block.type !== 'figure') return null;
    try {
      await this.figures.mustBeAnswered(block);
      return null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const message =
        error instanceof ValidationError
          ? error.violations.map((one) => one.message).join(' ')
          : error.message;
      return { propertyPath: `${path}.filters`, message, code: 'unknown_value' };
    }
  }
}

/** The parts of all languages, each with where it stands. */
function partsOf({ blocks, translations = {} }: ContentOf<'dynamic-page'>): [path: string, block: Block][] {
  const said = Object.entries(translations).map(
    ([language, words]) => [`translations.${language}.blocks`, words?.blocks ?? []] as const,
  );
  return [['blocks', blocks] as const, ...said].flatMap(([list, parts]) =>
    parts.map((block, at): [string, Block] => [`${list}.${at}`, block]),
  );
}
