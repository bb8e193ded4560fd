import { withFigureWords } from './figure-words.js';
import en from './generated/en.js';
import es from './generated/es.js';
import fr from './generated/fr.js';
import it from './generated/it.js';
import type { Messages } from './generated/messages.js';
import zh from './generated/zh.js';
import { typesetAll } from './typography.js';

export type { Messages } from './generated/messages.js';

const CATALOGUES = {
  en: typesetAll(withFigureWords(en, 'en'), 'en'),
  es: typesetAll(withFigureWords(es, 'es'), 'es'),
  fr: typesetAll(withFigureWords(fr, 'fr'), 'fr'),
  it: typesetAll(withFigureWords(it, 'it'), 'it'),
  zh: typesetAll(withFigureWords(zh, 'zh'), 'zh'),
} as const;

type DomainName = keyof Messages;

/** The five languages of Toile; English is the fallback. */
export type MessageLocale = keyof typeof CATALOGUES;

/** The domains messages are kept in; `messages` is the default one. */
export const MESSAGE_DOMAINS = Object.keys(en) as DomainName[];

/** All messages of a language, nested by domain. */
export function messagesOf(locale: MessageLocale): Messages {
  return CATALOGUES[locale];
}

/** A domain's messages as `dotted.key → ICU text`, or null when there is no such domain. */
export function flatMessages(domain: string, locale: MessageLocale): Record<string, string> | null {
  if (!Object.hasOwn(en, domain)) return null;
  return flatten(CATALOGUES[locale][domain as DomainName]);
}

function flatten(node: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatten(value as object, `${prefix}${key}.`)),
    ),
  );
}
