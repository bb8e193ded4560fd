import type { MoodboardEvent } from './moodboard.events.js';

/** Who wrote what on a board, by its place: `name`, `description`, `section:{id}`, `type:slug` of a note. */
export type WordsBy = Readonly<Record<string, string>>;

/** Words of co-editors: they are sealed with their writer's key, and go with them. All others are the owner's. */
export interface BoardWords {
  wordsBy: WordsBy;
  /** The last name its owner gave it, which it has again once a co-editor who renamed it is erased. */
  ownName: string;
}

interface WithWords extends BoardWords {
  owner: string;
}

export const NAME = 'name';
export const DESCRIPTION = 'description';

/** Whose words stand at a place of a board. */
export const writerOf = (board: { owner: string; wordsBy: WordsBy }, place: string): string =>
  board.wordsBy[place] ?? board.owner;

/** Who wrote what after an event. */
export function evolveWords(board: WithWords, event: MoodboardEvent): BoardWords {
  const { owner, wordsBy, ownName } = board;
  const by = (place: string, text: string | null, writer: string) => ({
    ownName,
    wordsBy: text === null || writer === owner ? without(wordsBy, place) : { ...wordsBy, [place]: writer },
  });
  switch (event.type) {
    case 'MoodboardRenamed': {
      const { owner: writer, name } = event.data;
      return { ...by(NAME, name, writer), ownName: writer === owner ? (name ?? '') : ownName };
    }
    case 'MoodboardDescribed':
      return by(DESCRIPTION, event.data.description, event.data.owner);
    case 'MoodboardSectionNamed':
      return by(`section:${event.data.section}`, event.data.name, event.data.owner);
    case 'MoodboardSectionRemoved':
      return { ownName, wordsBy: without(wordsBy, `section:${event.data.section}`) };
    case 'LookCommentedOnMoodboard':
      return by(`${event.data.type}:${event.data.slug}`, event.data.comment, event.data.owner);
    case 'LookRemovedFromMoodboard':
      return { ownName, wordsBy: without(wordsBy, `${event.data.type}:${event.data.slug}`) };
    default:
      return { ownName, wordsBy };
  }
}

function without(words: WordsBy, place: string): WordsBy {
  if (!(place in words)) return words;
  const { [place]: _, ...rest } = words;
  return rest;
}
