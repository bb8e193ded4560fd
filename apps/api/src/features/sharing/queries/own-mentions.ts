import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CommentedKind } from '@toile/contracts';
import { DomainError } from '@toile/platform';
import { ColleagueNames, namedIn } from '../colleague-names.js';
import type { MentionDto, MentionsDto } from '../shared-item.dto.js';
import { Sharing } from '../sharing.js';

const MOST = 50;

/** Where colleagues mention a member, on what the member still sees. */
export class OwnMentions extends Query<MentionsDto> {
  constructor(
    readonly subject: string,
    /** Of what. */
    readonly kinds: readonly CommentedKind[],
  ) {
    super();
  }
}

@QueryHandler(OwnMentions)
export class OwnMentionsHandler implements IQueryHandler<OwnMentions> {
  constructor(
    private readonly sharing: Sharing,
    private readonly names: ColleagueNames,
  ) {}

  async execute({ subject, kinds }: OwnMentions): Promise<MentionsDto> {
    const found = await Promise.all(
      (await this.sharing.mentioning(subject))
        .filter(({ kind }) => kinds.includes(kind))
        .map(async ({ kind, item, comments }): Promise<MentionDto[]> => {
          const seen = await this.sharing.seen(kind, item, subject).catch(nothingForUnknown);
          if (!seen) return [];
          const nameOf = namedIn(await this.names.around(seen));
          return comments
            .filter(({ mentions }) => mentions.includes(subject))
            .map(({ author, text, at }) => ({
              kind,
              id: item,
              name: seen.name,
              by: nameOf(author),
              text,
              at,
            }));
        }),
    );
    const results = found.flat().sort((a, b) => b.at.localeCompare(a.at));
    return { results: results.slice(0, MOST) };
  }
}

function nothingForUnknown(error: unknown): null {
  if (error instanceof DomainError) return null;
  throw error;
}
