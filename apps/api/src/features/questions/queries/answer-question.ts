import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Question } from '@toile/contracts';
import type { Member } from '../../../kernel/auth/member.js';
import { ReadAsked } from '../counting/read-asked.js';
import type { QuestionAnswerDto } from '../dto/question-answer.dto.js';
import { CountQuestion } from './count-question.js';

/** A question and who asks it; who may has been looked at. */
export class AnswerQuestion extends Query<QuestionAnswerDto> {
  constructor(
    readonly question: Question,
    readonly viewer: Member,
    readonly asOf: string | undefined,
    /** Times that are asked about together, in numbers alone. */
    readonly times?: readonly Date[],
  ) {
    super();
  }
}

@QueryHandler(AnswerQuestion)
export class AnswerQuestionHandler implements IQueryHandler<AnswerQuestion> {
  constructor(
    private readonly readAsked: ReadAsked,
    private readonly counted: CountQuestion,
  ) {}

  /** @throws ValidationError, DomainError brand/unknown, trend/unknown */
  async execute({ question, viewer, asOf, times }: AnswerQuestion): Promise<QuestionAnswerDto> {
    const asked = await this.readAsked.read(question, viewer, asOf);
    return this.counted.of(times ? { ...asked, scope: { ...asked.scope, times } } : asked);
  }
}
