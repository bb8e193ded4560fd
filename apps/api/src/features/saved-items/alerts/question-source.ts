import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Question, type QuestionWatch, readQuestion } from '@toile/contracts';
import { messagesOf } from '@toile/i18n';
import { ValidationError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import { Entitlement, exportMessages, filled } from '../../figures/index.js';
import { AnswerQuestion, EVERY_PART, type QuestionCellDto, questionInWords } from '../../questions/index.js';
import type { AlertPoint, AlertSource, Limit, Look } from './alert-source.js';
import { numberIn } from './number-in.js';
import { pageOfAlert } from './page-of-alert.js';
import { askedOverTime } from './past-times.js';

const WHOLE = '*';

/** A cell of a question of one measure, asked as the workbench asks it, under the same limits and the same privacy rule. */
@Injectable()
export class QuestionSource implements AlertSource<QuestionWatch> {
  constructor(
    private readonly queries: QueryBus,
    private readonly entitlement: Entitlement,
  ) {}

  mustBeEntitled(_: QuestionWatch, member: Member): Promise<void> {
    return this.entitlement.mustHold(member, EVERY_PART);
  }

  async look(watch: QuestionWatch, limit: Limit, member: Member): Promise<Look> {
    const question = livingQuestion(watch);
    const answer = await this.ask(question, member);
    const { definition, as_of } = answer.meta;
    return {
      value: numberOf(cellOf(answer, watch), limit),
      week: null,
      definition,
      as_of,
      tell: (locale, told) => {
        const words = exportMessages(locale).mails.alert;
        const shown = questionInWords(question, answer, locale);
        const nameOf = (key: string, name: (key: string) => string) =>
          key === WHOLE ? messagesOf(locale).explore.all : name(key);
        const label = [
          nameOf(watch.row, shown.rowName),
          ...(question.columns ? [nameOf(watch.column, shown.columnName)] : []),
        ].join(', ');
        const number = (value: number) => numberIn(locale, { ...watch, ...limit }, value);
        return {
          label,
          number,
          text: filled(words[limit.operator], locale, {
            row: label,
            value: number(told),
            threshold: number(limit.threshold),
          }),
          about: [shown.title, shown.filters].filter(Boolean).join(' · '),
          source: shown.source,
          page: pageOfAlert(watch),
        };
      },
    };
  }

  past(watch: QuestionWatch, limit: Limit, member: Member, days: number, now: Date): Promise<AlertPoint[]> {
    const question = livingQuestion(watch);
    return askedOverTime(days, now, async (asOf, times) =>
      numberOf(cellOf(await this.ask(question, member, { asOf: asOf?.toISOString(), times }), watch), limit),
    );
  }

  /** @param past of a trial, numbers alone */
  private async ask(
    question: Question,
    member: Member,
    past?: { asOf: string | undefined; times: readonly Date[] },
  ) {
    const viewer = await this.entitlement.seenBy(member, EVERY_PART);
    return this.queries.execute(new AnswerQuestion(question, viewer, past?.asOf, past?.times));
  }
}

/** @throws ValidationError of several measures, and of what would never change */
export function livingQuestion({ question: text, row, column }: Omit<QuestionWatch, 'watches'>): Question {
  const question = readQuestion(Object.fromEntries(new URLSearchParams(text)));
  const refused = (message: string) =>
    new ValidationError([{ propertyPath: 'question', message, code: 'not_obeyed' }]);
  if (question.measures.length !== 1) throw refused('An alert watches one measure: ask for one.');
  const axes = [question.rows, ...(question.columns ? [question.columns] : [])];
  if (question.window === 'days' || axes.some(({ dimension }) => dimension === 'week'))
    throw refused('Days and weeks that are named keep it from changing. Choose a window.');
  if (!question.columns && column !== WHOLE) throw refused('It has no columns.');
  // The cell alone is counted, so that it costs little and never falls out of the largest ones.
  const only = (axis: Question['rows'], key: string) =>
    key === WHOLE || axis.dimension === 'season' ? axis : { ...axis, keys: [key] };
  return {
    ...question,
    rows: only(question.rows, row),
    columns: question.columns && only(question.columns, column),
  };
}

const cellOf = (
  { rows, totals }: { rows: QuestionCellDto[]; totals: QuestionCellDto[] },
  { row, column }: QuestionWatch,
): QuestionCellDto | undefined =>
  [...rows, ...totals].find((cell) => cell.row === row && cell.column === column);

const numberOf = (cell: QuestionCellDto | undefined, { measure }: Limit): number | null =>
  (measure === 'evolution' ? cell?.evolution : cell?.value) ?? null;
