import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  ALERT_MEASURES,
  ALERT_OPERATORS,
  type AlertLimit,
  type AlertMeasure,
  type AlertOperator,
} from '@toile/contracts';
import { IsBoolean, IsNumber, IsOptional, Max, Min } from 'class-validator';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { Members, unknownMember } from '../../accounts/index.js';
import type { AlertDto } from '../alerts/alert.dto.js';
import { AlertSources } from '../alerts/alert-sources.js';
import { AlertsInWords } from '../alerts/alerts-in-words.js';
import { ruleOf } from '../alerts/rule-of.js';
import type { KeptAlert } from '../domain/saved-items.state.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { keptOf } from '../sets/kept-of.js';
import { SharedSavedItems } from '../shared-saved-items.js';

/** Another name or limit, or a pause; what is left unsaid stays. What is watched stays. */
export class ChangeAlertDto {
  /** @example "Denim in Milan" */
  @IsOptional()
  @IsText({ min: 1, max: 100 })
  name?: string;

  @IsOptional()
  @IsOneOf(ALERT_MEASURES)
  measure?: AlertMeasure;

  @IsOptional()
  @IsOneOf(ALERT_OPERATORS)
  operator?: AlertOperator;

  /**
   * As the figure shows such numbers.
   * @example 10
   */
  @IsOptional()
  @IsNumber()
  @Min(-1e12)
  @Max(1e12)
  threshold?: number;

  /** @example true */
  @IsOptional()
  @IsBoolean()
  paused?: boolean;
}

/** An alert is called otherwise, has another limit, is paused, or goes on. */
export class ChangeAlert extends Command<AlertDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly id: string,
    readonly changes: ChangeAlertDto,
  ) {
    super();
  }
}

@CommandHandler(ChangeAlert)
export class ChangeAlertHandler implements ICommandHandler<ChangeAlert> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly shared: SharedSavedItems,
    private readonly sources: AlertSources,
    private readonly members: Members,
    private readonly words: AlertsInWords,
  ) {}

  /** @throws ValidationError, DomainError alerts/unknown, item/forbidden, and as what is watched does */
  async execute({ caller, member, id, changes }: ChangeAlert): Promise<AlertDto> {
    const { owner, saved: before } = await this.shared.editable('alert', id, caller.subject);
    const { name, paused, ...limit } = changes;
    const isLimited = Object.values(limit).some((one) => one !== undefined);
    const look = isLimited
      ? await this.looked(keptOf(before.alerts, id), limit, owner, member)
      : { value: null, week: null };
    const at = caller.metadata.occurredAt.toISOString();
    const change = { type: 'ChangeAlert', by: owner, id, name, paused, at, ...look } as const;
    const saved = await this.savedItems.decide({ ...caller, subject: owner }, change);
    const place = await this.shared.placeOf('alert', id, owner, caller.subject);
    const shelf = { owner, saved, place: (one: string) => (one === id ? place : null) };
    return keptOf(await this.words.of(shelf, member), id);
  }

  /** Where it stands at the new limit, with the rights of its owner: who changes it must have them, too. */
  private async looked(alert: KeptAlert, changes: Partial<AlertLimit>, owner: string, member: Member) {
    const { measure = alert.measure, operator = alert.operator, threshold = alert.threshold } = changes;
    const limit = { measure, operator, threshold };
    const rule = ruleOf({ ...alert, ...limit });
    await this.sources.mustBeEntitled(rule, member);
    const whose = owner === member.subject ? member : await this.members.find(owner);
    if (!whose) throw unknownMember();
    const { value, week } = await this.sources.look(rule, whose);
    return { limit, value, week };
  }
}
