import { Injectable } from '@nestjs/common';
import { isGroupKey, type Question, type QuestionFilter, questionFaults } from '@toile/contracts';
import { ValidationError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { FigureQueryDto, Figures, ReadScope } from '../../figures/index.js';
import { NamedValues, type Naming } from './named-values.js';
import type { AskedQuestion } from './source.js';
import { widened, widerTags } from './widened.js';

/** Looks up what a question names, once nothing else is wrong with it. */
@Injectable()
export class ReadAsked {
  constructor(
    private readonly scopes: ReadScope,
    private readonly values: NamedValues,
    private readonly figures: Figures,
  ) {}

  /** @throws ValidationError naming what is allowed; DomainError brand/unknown, trend/unknown */
  async read(question: Question, viewer: Member, asOf: string | undefined): Promise<AskedQuestion> {
    const faults = questionFaults(question);
    if (faults.length > 0)
      throw new ValidationError(
        faults.map(({ path, message, code }) => ({ propertyPath: path, message, code })),
      );
    await this.values.mustExist(namingsOf(question));
    const only = (filter: QuestionFilter) => {
      const all = question.where.filter(({ dimension }) => dimension === filter).flatMap(({ any }) => any);
      const [one] = all;
      return all.length === 1 && one !== undefined && !isGroupKey(one) ? one : undefined;
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
      question: { ...question, ...widened(question) },
      given: question,
      widened: widerTags(question),
      scope,
      names,
      isOfOneAxis: isOfOneAxis(question),
    };
  }
}

/** A season is no axis of what is counted; of models there are too many to be counted with all that each has. */
function isOfOneAxis({ rows, columns }: Question): boolean {
  const axes = [rows, columns].filter((axis) => axis && axis.dimension !== 'season');
  return axes.length < 2 && axes.every((axis) => axis?.dimension !== 'model');
}

/** Every value of a condition and a group, and every row and column that is named. */
const namingsOf = ({ where, without, rows, columns, groups }: Question): Naming[] => [
  ...where.map((one) => ({ path: 'where', ...one })),
  ...without.map((one) => ({ path: 'without', ...one })),
  { path: 'rows', dimension: rows.dimension, any: rows.keys },
  ...(columns ? [{ path: 'columns', dimension: columns.dimension, any: columns.keys }] : []),
  ...groups.map(({ dimension, any }) => ({ path: 'groups', dimension, any })),
];
