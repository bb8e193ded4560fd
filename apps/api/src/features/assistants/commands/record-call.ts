import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InjectRepository } from '@nestjs/typeorm';
import { IsInt, Max, Min } from 'class-validator';
import { Repository } from 'typeorm';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { AssistantCallEntity, CALL_OUTCOMES, type CallOutcome } from '../assistant-call.entity.js';

/** A question of an assistant, as the server that answers it notes it. */
export class RecordCallDto {
  /** @example "search_looks" */
  @IsText({ min: 1, max: 60 })
  tool: string;

  /**
   * Its arguments in words.
   * @example "text: red leather coats · season: spring-summer-2027"
   */
  @IsText({ max: 1_000 })
  asked: string;

  @IsOneOf(CALL_OUTCOMES)
  outcome: CallOutcome;

  /**
   * What was refused, in words.
   * @example "This token lacks the scope seasons."
   */
  @IfGiven()
  @IsText({ max: 500 })
  said?: string;

  /** @example 120 */
  @IsInt()
  @Min(0)
  @Max(3_600_000)
  took_ms: number;
}

export class RecordCall extends Command<void> {
  constructor(
    readonly subject: string,
    /** The name of the token that asked. */
    readonly token: string,
    readonly call: RecordCallDto,
  ) {
    super();
  }
}

@CommandHandler(RecordCall)
export class RecordCallHandler implements ICommandHandler<RecordCall> {
  constructor(
    @InjectRepository(AssistantCallEntity) private readonly calls: Repository<AssistantCallEntity>,
  ) {}

  async execute({ subject, token, call }: RecordCall): Promise<void> {
    const { tool, asked, outcome, said, took_ms } = call;
    await this.calls.insert({ subject, token, tool, asked, outcome, said: said ?? null, took_ms });
  }
}
