import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../kernel/event-store/caller.decorator.js';
import { placed } from '../domain/arrangement.js';
import type { Content } from '../domain/events-between.js';
import { type Board, isLook, keysOf } from '../domain/moodboard.state.js';
import type { MoodboardCreationDto } from '../moodboard.dto.js';
import { newBoardToken, slugFor } from '../moodboard-stream.js';
import { Moodboards } from '../moodboards.js';
import { MoodboardsReadModel } from '../read-models/moodboards.read-model.js';

/** Makes a board like another one: one's own, or one that is shared with the member or with everybody. */
export class DuplicateMoodboard extends Command<MoodboardCreationDto> {
  constructor(
    readonly caller: Caller,
    /** Slug of a board the member may see, or the token of a public page. */
    readonly address: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(DuplicateMoodboard)
export class DuplicateMoodboardHandler implements ICommandHandler<DuplicateMoodboard> {
  constructor(
    private readonly moodboards: Moodboards,
    private readonly readModel: MoodboardsReadModel,
  ) {}

  /** @throws DomainError moodboard/unknown */
  async execute({ caller, address, name }: DuplicateMoodboard) {
    const { doc } = await this.readModel.addressed(address, caller.subject);
    const slug = slugFor(caller.subject, caller.commandId);
    const like = doc.owner === caller.subject ? doc : withoutWords(doc);
    const create = { type: 'Create', name, token: newBoardToken(), like } as const;
    const { moodboard, token } = await this.moodboards.decide(slug, caller, create);
    return { ...moodboard, token: token ?? '' };
  }
}

/** What somebody wrote or photographed is theirs, and goes with them: of another's board the pictures of the catalogue are taken, in their order. */
function withoutWords({ items, name, cover, arrangement, places }: Board): Content {
  const bare = items.filter(isLook).map((item) => ({ ...item, comment: null, section: null }));
  const held = keysOf(bare);
  return {
    name,
    description: null,
    cover,
    sections: [],
    items: bare,
    arrangement,
    places: placed(places, {}, held),
  };
}
