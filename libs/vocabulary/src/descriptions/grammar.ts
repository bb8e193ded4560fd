import type { Garment, Locale } from '@toile/contracts';
import en from '../../data/en.grammar.json' with { type: 'json' };
import es from '../../data/es.grammar.json' with { type: 'json' };
import fr from '../../data/fr.grammar.json' with { type: 'json' };
import it from '../../data/it.grammar.json' with { type: 'json' };
import zh from '../../data/zh.grammar.json' with { type: 'json' };

/**
 * How a language says what garments are made of, by slugs. Nouns have their gender and number in front (`fs robe`; in English the
 * number, in Chinese the measure word); adjectives that agree have four forms, `noir|noire|noirs|noires`; patterns may have the gender
 * and number that colours take after them (`fp a rayas`).
 */
export type Grammar = Readonly<
  Record<'nouns' | 'colours' | 'fabrics' | 'patterns' | 'details', Readonly<Record<string, string>>>
>;

export const GRAMMARS: Readonly<Record<Locale, Grammar>> = { en, es, fr, it, zh };

/** A garment in the words of a language; adjectives still in all their forms. */
export interface Words {
  noun: string;
  /** Gender and number, or the measure word. */
  form: string;
  colours: string[];
  fabric: string | undefined;
  pattern: string | undefined;
  details: string[];
}

/** Fabric, and colour of that name, that the noun says already. */
const SAID: Readonly<Record<string, string>> = {
  jeans: 'denim',
  cardigan: 'knitwear',
  'knit-sweater': 'knitwear',
  turtleneck: 'knitwear',
  knit: 'knitwear',
};

/** What the language has no words for is left out; undefined where that is the garment itself. */
export function wordsOf({ kind, colours, fabric, pattern, details }: Garment, grammar: Grammar) {
  const [form = '', ...noun] = grammar.nouns[kind]?.split(' ') ?? [];
  if (noun.length === 0) return undefined;
  const words: Words = {
    noun: noun.join(' '),
    form,
    colours: colours.flatMap((colour) => (SAID[kind] === colour ? [] : (grammar.colours[colour] ?? []))),
    fabric: fabric && SAID[kind] !== fabric ? grammar.fabrics[fabric] : undefined,
    pattern: pattern ? grammar.patterns[pattern] : undefined,
    details: details.flatMap((detail) => grammar.details[detail] ?? []),
  };
  return words;
}

const FORMS = ['ms', 'fs', 'mp', 'fp'];

/** The form of an adjective that goes with a noun's gender and number; one without forms stays as it is. */
export function agreed(adjective: string, form: string): string {
  const forms = adjective.split('|');
  return forms[FORMS.indexOf(form)] ?? forms[0] ?? '';
}

/** What stands in a sentence, without what is not there. */
export const spaced = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Says things one after the other, "and" before the last; one alone, as most are, is not worth the formatter's time. */
export function lister(locale: string): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (parts) => (parts.length > 1 ? format.format(parts) : (parts[0] ?? ''));
}
