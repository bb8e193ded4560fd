import { agreed, spaced, type Words } from './grammar.js';

type List = (parts: readonly string[]) => string;

/**
 * Pattern and two colours: they agree with what is drawn where it can be counted ("a rayas negras y crudas", "a righe nere e avorio"),
 * and stand by themselves otherwise ("gessato in nero e avorio").
 */
function patternInColours({ form, colours, pattern = '' }: Words, list: List, preposition: string): string {
  const [, drawn, text = pattern] = /^([mf][sp]) (.+)$/.exec(pattern) ?? [];
  const said = agreed(text, form);
  if (colours.length < 2) return said;
  const shades = list(colours.map((colour) => agreed(colour, drawn ?? 'ms')));
  // "en degradado de marfil y oro": the same preposition does not stand twice.
  const joint = said.startsWith(`${preposition} `) ? 'de' : preposition;
  return drawn ? spaced(said, shades) : spaced(said, joint, shades);
}

/**
 * A garment as Spanish and Italian say it: noun, colour, fabric, pattern, details. `preposition` stands before colours that stand by
 * themselves, `and` before a second "con".
 */
export function southernPhrase(
  words: Words,
  list: List,
  { preposition, and }: Record<'preposition' | 'and', string>,
) {
  const { noun, form, colours, fabric, pattern, details } = words;
  const several = colours.length > 1;
  const colour = several ? list(colours.map((one) => agreed(one, 'ms'))) : agreed(colours[0] ?? '', form);
  const drawn = pattern && patternInColours(words, list, preposition);
  const also = drawn?.startsWith('con ') ? `${and} con` : 'con';
  const made = details.length > 0 ? `${also} ${list(details)}` : undefined;
  return spaced(noun, several && pattern ? undefined : colour, fabric, drawn, made);
}
