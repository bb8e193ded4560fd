import {
  isFormulaKey,
  isTagDimension,
  type Question,
  type QuestionCondition,
  readQuestion,
} from '@toile/contracts';
import { comma } from '@toile/i18n/typography';
import { getLocale, getTranslations } from 'next-intl/server';
import { catalogueNames } from '../../../catalogue/names';
import { slugInWords } from '../../../catalogue/slug-in-words';

/** What the row, the column and the question of an address are called. */
export async function questionNames() {
  const [locale, names, t] = await Promise.all([getLocale(), catalogueNames(), getTranslations('explore')]);
  const called = ({ groups }: Question, dimension: string, key: string): string => {
    if (key === '*') return t('all');
    const group = groups.find((one) => one.key === key);
    if (group) return group.name;
    const reference = { slug: key, name: slugInWords(key) };
    if (isTagDimension(dimension)) return names.tag(reference);
    if (dimension === 'category') return names.category(reference);
    if (dimension === 'colour' || dimension === 'tone') return names.colour(key);
    if (dimension === 'city') return names.city(reference);
    if (dimension === 'type') return names.type(reference);
    if (dimension === 'season') return names.season(reference);
    if (dimension === 'country') return names.countryCalled(reference.name);
    return reference.name;
  };
  const allOf = (asked: Question, { dimension, any }: QuestionCondition) =>
    any.map((key) => called(asked, dimension, key)).join(comma(locale));
  return (address: string) => {
    const asked = readQuestion(Object.fromEntries(new URLSearchParams(address)));
    const by = [asked.rows, ...(asked.columns ? [asked.columns] : [])];
    return {
      row: (key: string) => called(asked, asked.rows.dimension, key),
      column: (key: string) => called(asked, asked.columns?.dimension ?? '', key),
      title: [
        [
          ...asked.measures.flatMap((name) => (isFormulaKey(name) ? [] : [t(`measures.${name}`)])),
          ...asked.formulas.map(({ name }) => name),
        ].join(comma(locale)),
        by.map(({ dimension }) => t(`dimensions.${dimension}`)).join(' × '),
        ...asked.where.map((one) => allOf(asked, one)),
        ...asked.without.map((one) => t('withoutThat', { what: allOf(asked, one) })),
        ...asked.seasons.map((slug) => called(asked, 'season', slug)),
      ]
        .filter(Boolean)
        .join(' · '),
    };
  };
}
