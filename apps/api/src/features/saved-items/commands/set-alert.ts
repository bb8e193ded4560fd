import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../kernel/auth/member.js';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { type AlertDto, AlertRuleDto, shownAlert } from '../alerts/alert.dto.js';
import { AlertSources } from '../alerts/alert-sources.js';
import { ruleOf } from '../alerts/rule-of.js';
import { idOf } from '../id-of-command.js';
import { SavedItemsStore } from '../saved-items-store.js';
import { keptOf, placeOfNew } from '../sets/kept-of.js';

/** An alert: what is watched, and what it is called. */
export class SetAlertDto extends AlertRuleDto {
  /** @example "Denim in Milan" */
  @IsText({ min: 1, max: 100 })
  name: string;
}

/** A member wants to be told when what they watch passes a threshold. */
export class SetAlert extends Command<AlertDto> {
  constructor(
    readonly caller: Caller,
    readonly member: Member,
    readonly alert: SetAlertDto,
  ) {
    super();
  }
}

/** What cannot be asked is not watched; where it stands now is the first look. */
@CommandHandler(SetAlert)
export class SetAlertHandler implements ICommandHandler<SetAlert> {
  constructor(
    private readonly savedItems: SavedItemsStore,
    private readonly sources: AlertSources,
  ) {}

  /** @throws ValidationError, DomainError as what is watched does, alerts/conflict */
  async execute({ caller, member, alert: { name, ...input } }: SetAlert): Promise<AlertDto> {
    const rule = ruleOf(input);
    const { value, week } = await this.sources.look(rule, member);
    const id = idOf(caller);
    const at = caller.metadata.occurredAt.toISOString();
    const command = { type: 'SetAlert', by: caller.subject, id, name, rule, value, week, at } as const;
    const { alerts } = await this.savedItems.decide(caller, command);
    return shownAlert(keptOf(alerts, id), { ...placeOfNew(), mailed: true });
  }
}
