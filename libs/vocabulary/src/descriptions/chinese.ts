import type { Words } from './grammar.js';

const LIST = new Intl.ListFormat('zh-Hans', { type: 'conjunction' });

/** 一件黑色与象牙白条纹丝绸女衬衫: measure word, colours, pattern, fabric, details, noun. */
const phrase = ({ noun, form, colours, fabric = '', pattern = '', details }: Words) =>
  `一${form}${colours.join('与')}${pattern}${fabric}${details.join('')}${noun}`;

const list = (pieces: readonly Words[]) => LIST.format(pieces.map(phrase));

/** @param outer what is worn over the rest, if anything */
export function chineseSentence(outer: Words | undefined, rest: readonly Words[], extras: readonly Words[]) {
  const [first, ...others] = rest;
  const worn = outer
    ? phrase(outer) + (first ? `，内搭${list(rest)}` : '')
    : first && phrase(first) + (others.length > 0 ? `配${list(others)}` : '');
  return `${[worn, extras.length > 0 && `${worn ? '搭配' : ''}${list(extras)}`].filter(Boolean).join('，')}。`;
}
