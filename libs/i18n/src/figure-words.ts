import { FIGURE_WORDS } from './generated/figure-words.js';
import type { Messages } from './generated/messages.js';

interface Words {
  title: string;
  note: string;
  numerator: string;
  denominator: string;
}
/** `npm run check` holds that each file has them in every language. */
type FileOfWords = { definition: string } & Record<'en' | 'es' | 'fr' | 'it' | 'zh', Words>;
const FILES = FIGURE_WORDS as unknown as Record<string, FileOfWords>;

/** A language's messages with those of figures whose words are in a file each (`messages/figures`). */
export function withFigureWords(
  messages: Readonly<Record<string, unknown>>,
  locale: Exclude<keyof FileOfWords, 'definition'>,
): Messages {
  // Every language has the keys of English (`scripts/check-messages.mjs`); only the words differ from the literal types.
  const { figures, exports, ...others } = messages as Messages;
  const words = Object.entries(FILES).map(([name, file]) => ({
    name,
    definition: file.definition,
    ...file[locale],
  }));
  const by = <T>(key: 'name' | 'definition', value: (one: (typeof words)[number]) => T) =>
    Object.fromEntries(words.map((one) => [one[key], value(one)]));
  return {
    ...others,
    figures: {
      ...figures,
      titles: { ...figures.titles, ...by('name', ({ title }) => title) },
      notes: { ...figures.notes, ...by('name', ({ note }) => note) },
      definitions: {
        ...figures.definitions,
        ...by('definition', ({ numerator, denominator }) => ({ numerator, denominator })),
      },
    },
    exports: { ...exports, figures: { ...exports.figures, ...by('definition', ({ title }) => title) } },
  };
}
