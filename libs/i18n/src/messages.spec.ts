import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from '@jest/globals';
import { flatMessages, MESSAGE_DOMAINS, type MessageLocale } from './index.js';

const OTHERS: MessageLocale[] = ['es', 'fr', 'it', 'zh'];

/** Names and kinds of a message's arguments, however deep they are in plurals. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const inner = Object.values(element.options).flatMap((option) => argumentsOf(option.value));
      return [`${element.value}:${TYPE[element.type]}`, ...inner];
    }
    return [`${element.value}:${TYPE[element.type]}`];
  });
  return [...new Set(found)].sort();
}

const textsOf = (domain: string, locale: MessageLocale) => flatMessages(domain, locale) ?? {};

describe.each(MESSAGE_DOMAINS)('%s', (domain) => {
  const english = textsOf(domain, 'en');

  it.each(OTHERS)('has every key in %s, and no other', (locale) => {
    expect(Object.keys(textsOf(domain, locale)).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(OTHERS)('takes the same arguments in %s', (locale) => {
    const inOther = textsOf(domain, locale);
    for (const [key, text] of Object.entries(english)) {
      expect([key, argumentsOf(parse(inOther[key] ?? ''))]).toEqual([key, argumentsOf(parse(text))]);
    }
  });

  it.each(['en', ...OTHERS] as MessageLocale[])('has words for everything in %s', (locale) => {
    for (const [key, text] of Object.entries(textsOf(domain, locale))) {
      expect([key, text.trim()]).not.toEqual([key, '']);
    }
  });
});

it('knows no other domain', () => {
  expect(flatMessages('toString', 'en')).toBeNull();
  expect(flatMessages('nope', 'fr')).toBeNull();
});
