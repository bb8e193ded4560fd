import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { fileOf } from './read-messages.mjs';

/** What is wrong with the texts of all languages, English being the measure: one line a fault, with file and key. */
export function faultsOf(languages) {
  const english = flatten(languages.en);
  return Object.entries(languages).flatMap(([locale, messages]) => {
    const texts = flatten(messages);
    const missing = [...english.keys()].filter((key) => !texts.has(key)).map((key) => [key, 'is missing']);
    const foreign = [...texts.keys()]
      .filter((key) => !english.has(key))
      .map((key) => [key, 'is not in English']);
    const wrong = [...texts].flatMap(([key, text]) => {
      const fault = faultIn(text, english.get(key));
      return fault ? [[key, fault]] : [];
    });
    return [...missing, ...foreign, ...wrong].map(([key, fault]) => lineOf(locale, key, fault));
  });
}

export function lineOf(locale, key, fault) {
  const [domain, ...rest] = key.split('.');
  return `${fileOf(locale, domain)}: ${rest.join('.')} ${fault}`;
}

/** `dashboard.tabs.home` → its text */
export function flatten(node, prefix = '') {
  return new Map(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [...flatten(value, `${prefix}${key}.`)]
        : [[prefix + key, value]],
    ),
  );
}

function faultIn(text, english) {
  if (typeof text !== 'string') return 'is no text';
  if (text.trim() === '') return 'is empty';
  const own = argumentsIn(text);
  if (own.error) return `is not valid ICU: ${own.error}`;
  const wanted = typeof english === 'string' ? argumentsIn(english) : own;
  if (wanted.error || own.names === wanted.names) return null;
  return `takes ${own.names || 'no arguments'} where English takes ${wanted.names || 'none'}`;
}

function argumentsIn(text) {
  try {
    const names = new Set(parse(text).flatMap(argumentsOf));
    return { names: [...names].sort().join(', ') };
  } catch (error) {
    return { error: error.message };
  }
}

/** Names and kinds of arguments, however deep they are in plurals and tags. */
function argumentsOf(element) {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  const options = Object.values(element.options ?? {}).flatMap(({ value }) => value.flatMap(argumentsOf));
  const children = (element.children ?? []).flatMap(argumentsOf);
  return [`{${element.value}} (${TYPE[element.type]})`, ...options, ...children];
}
