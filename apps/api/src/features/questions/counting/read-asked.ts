import { Injectable } from '@nestjs/common';
import {
  COUNTRIES,
  JOBS,
  LANGUAGES,
  PALETTE,
  type Question,
  type QuestionFilter,
  questionFaults,
  TONES,
} from '@toile/contracts';
import { ValidationError, type Violation } from '@toile/platform';
import { conceptOfTag } from '@toile/vocabulary';
import type { Member } from '../../../kernel/auth/member.js';
import { ReferenceLists } from '../../catalogue/index.js';
import { FigureQueryDto, Figures, ReadScope } from '../../figures/index.js';
import type { AskedQuestion } from './source.js';
import { widened, widerTags } from './widened.js';

const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const FIXED: Partial<Record<string, readonly string[]>> = {
  colour: slugsOf(PALETTE),
  tone: slugsOf(TONES),
  country: slugsOf(COUNTRIES),
  language: slugsOf(LANGUAGES),
  occupation: slugsOf(JOBS),
};
const violation = (propertyPath: string, message: string, code: string): Violation => ({
  propertyPath,
  message,
  code,
});

/** Looks up what a question names, once nothing else is wrong with it. */
@Injectable()
export class ReadAsked {
  constructor(
    private readonly scopes: ReadScope,
    private readonly lists: ReferenceLists,
    private readonly figures: Figures,
  ) {}

  /** @throws ValidationError naming what is allowed; DomainError brand/unknown, trend/unknown */
  async read(question: Question, viewer: Member, asOf: string | undefined): Promise<AskedQuestion> {
    const faults = questionFaults(question);
    if (faults.length > 0)
      throw new ValidationError(faults.map(({ path, message, code }) => violation(path, message, code)));
    await this.mustExist(question);
    const only = (filter: QuestionFilter) => {
      const all = question.where.filter(({ dimension }) => dimension === filter).flatMap(({ any }) => any);
      return all.length === 1 ? all[0] : undefined;
    };
    const { from, to, window } = question;
    const [season] = question.seasons;
    const input = Object.assign(new FigureQueryDto(), {
      type: only('type') ?? new FigureQueryDto().type,
      city: only('city') ?? new FigureQueryDto().city,
      window: window === 'days' ? 'season' : window,
      ...(season && { season }),
      ...(window === 'days' && from && to && { from, to }),
      ...(asOf && { as_of: asOf }),
    });
    const [scope, names] = await Promise.all([this.scopes.read(input, viewer), this.figures.names.all()]);
    return {
      question: { ...question, where: widened(question) },
      given: question,
      widened: widerTags(question),
      scope,
      names,
    };
  }

  /** Every value of a condition, and every row and column that is named. */
  private async mustExist({ where, rows, columns }: Question): Promise<void> {
    const asked = [
      ...where.map(({ dimension, any }) => ({ path: 'where', dimension: dimension as string, any })),
      { path: 'rows', dimension: rows.dimension as string, any: rows.keys },
      ...(columns ? [{ path: 'columns', dimension: columns.dimension as string, any: columns.keys }] : []),
    ];
    const unknown = await Promise.all(
      asked.flatMap(({ path, dimension, any }) =>
        any.map(async (slug) => {
          const allowed = await this.allowed(dimension);
          if (allowed && !allowed.includes(slug))
            return [
              violation(
                path,
                `There is no ${dimension} "${slug}". Allowed: ${allowed.join(', ')}`,
                'unknown_value',
              ),
            ];
          // What the vocabulary knows can be asked for, though no look has it.
          if (dimension === 'tag' && !conceptOfTag(slug)) await this.scopes.mustExist('tag', 'trend', slug);
          if (dimension === 'brand') await this.scopes.mustExist('designer', 'brand', slug);
          return [];
        }),
      ),
    );
    if (unknown.flat().length > 0) throw new ValidationError(unknown.flat());
  }

  private async allowed(dimension: string): Promise<readonly string[] | undefined> {
    if (dimension === 'city' || dimension === 'type' || dimension === 'season')
      return slugsOf(await this.lists.list(dimension));
    return FIXED[dimension];
  }
}
