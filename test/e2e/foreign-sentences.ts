/** Words that stand in nearly every sentence of a language, and in none of the four others. */
const FUNCTION_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: 'the and of with is are was were that this from not you your for by what who how its their have has be will which'.split(
    ' ',
  ),
  es: 'el los las y para por del sus están está cada más como sin hasta desde usted muy pero'.split(' '),
  fr: 'les des et avec pour dans sur est qui vous votre vos cette une au aux pas chaque sans du mais'.split(
    ' ',
  ),
  it: 'gli della delle dei nel nella che è per sono suo sua ogni più senza degli alla alle dal dalla di'.split(
    ' ',
  ),
};
const LATIN_RUN = /[\p{Script=Latin}’'.-]+(?:[ ,]+[\p{Script=Latin}’'.-]+){3,}/gu;
/** Five words say which language they are of; fewer are a name or a label. */
const ENOUGH = 5;

const count = (words: readonly string[], language: string) =>
  words.filter((word) => FUNCTION_WORDS[language]?.includes(word)).length;

/** Sentences of a page that are not in its language; names are of none. */
export function foreignSentences(html: string, language: string): string[] {
  return textsOf(html).filter((text) => (language === 'zh' ? isLatin(text) : isOfAnother(text, language)));
}

function isOfAnother(text: string, language: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}]+/gu) ?? [];
  if (/\p{Script=Han}{4}/u.test(text)) return true;
  if (words.length < ENOUGH) return false;
  const own = count(words, language);
  return Object.keys(FUNCTION_WORDS).some((other) => {
    const theirs = other === language ? 0 : count(words, other);
    return theirs >= 2 && theirs > own;
  });
}

/** Names have capitals: of a run of names at most one word ("et", "&", "in") has none. */
const isLatin = (text: string) =>
  [...text.matchAll(LATIN_RUN)].some(
    ([run]) => run.split(/[ ,]+/).filter((word) => /^\p{Ll}/u.test(word)).length > 1,
  );

const BLOCKS =
  /<\/?(?:p|div|li|ul|ol|h[1-6]|section|article|header|footer|nav|main|figure|figcaption|blockquote|button|label|td|th|tr|table|dt|dd|dl|option|legend|summary|title|br|a)\b[^>]*>/gi;

/** What a page says: its texts, and what is read aloud or shown in their place. Names of languages are in their own. */
function textsOf(html: string): string[] {
  const shown = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, '')
    .replace(/<a\b[^>]*\bhreflang=[\s\S]*?<\/a>/gi, '');
  const attributes = [
    ...shown.matchAll(
      /\s(?:alt|aria-label|title|placeholder)="([^"]*)"|<meta name="description" content="([^"]*)"/gi,
    ),
  ].map(([, attribute, description]) => attribute ?? description ?? '');
  const texts = shown
    .replace(BLOCKS, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n');
  return [...texts, ...attributes].map((text) => decoded(text).trim()).filter(Boolean);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
  nbsp: ' ',
};
const decoded = (text: string) => text.replace(/&([#\w]+);/g, (all, name: string) => ENTITIES[name] ?? all);
