import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type AskedReference, type Figure, type Locale, readQuestion } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import type { Member } from '../../../kernel/auth/member.js';
import {
  Entitlement,
  FigureByReference,
  type RenderedTable,
  renderTold,
  tableOfFigure,
} from '../../figures/index.js';
import type { QuestionAnswerDto } from '../dto/question-answer.dto.js';
import { questionTable } from '../rendering/question-table.js';
import { AnswerQuestion } from './answer-question.js';

/** A question may be about any part of the dashboard. */
export const EVERY_PART = [['trends'], ['brands'], ['seasons']] as const;

export interface AnsweredReference {
  answer: Figure | QuestionAnswerDto;
  /** @param most rows that are shown */
  tableIn(locale: Locale, most: number): RenderedTable;
}

/** Asks a figure or a question by its reference, as its address would answer the same member: for what is sent and shown elsewhere. */
@Injectable()
export class AskedByReference {
  constructor(
    private readonly figures: FigureByReference,
    private readonly entitlement: Entitlement,
    private readonly queries: QueryBus,
  ) {}

  /** @throws ValidationError, DomainError brand/unknown, trend/unknown, dashboard/forbidden, as its address does */
  async read(reference: AskedReference, member: Member | undefined): Promise<AnsweredReference> {
    if (!('question' in reference)) {
      const { figure, scope } = await this.figures.read(reference, member);
      return {
        answer: figure,
        tableIn: (locale, most) => tableOfFigure(renderTold(figure, scope, locale, most)),
      };
    }
    // Questions are for subscribers: there is none of the demo.
    await this.mustBeEntitled(reference, member);
    if (!member) throw new DomainError('dashboard/forbidden', 'There is no such member any more.');
    const { as_of, ...given } = Object.fromEntries(new URLSearchParams(reference.question));
    const question = readQuestion(given);
    const viewer = await this.entitlement.seenBy(member, EVERY_PART);
    const answer = await this.queries.execute(new AnswerQuestion(question, viewer, as_of));
    return { answer, tableIn: (locale, most) => questionTable(question, answer, locale, most) };
  }

  /** What is kept goes on for as long as the subscription does. @throws DomainError dashboard/forbidden */
  mustBeEntitled(reference: AskedReference, member: Member | undefined): Promise<void> {
    return 'question' in reference
      ? this.entitlement.mustHold(member, EVERY_PART)
      : this.figures.mustBeEntitled(reference, member);
  }
}
