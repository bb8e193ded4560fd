import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { IfGiven } from './if-given.decorator.js';
import { IsNested } from './nested.decorator.js';

const OTHERS = LOCALES.filter((locale): locale is Exclude<Locale, 'en'> => locale !== 'en');

/** Words beside English, each of this class: an object by language; what is missing is shown in English. */
export function IsTranslated<Words extends object>(words: new () => Words): PropertyDecorator {
  class Translations {}
  Object.defineProperty(Translations, 'name', { value: words.name.replace(/WordsDto$/, 'TranslationsDto') });
  for (const locale of OTHERS) {
    const type = () => words;
    const decorators = [IfGiven(), IsNested(type), ApiProperty({ type, required: false })];
    // A class that is checked by its fields' types must have them.
    Reflect.defineMetadata('design:type', words, Translations.prototype, locale);
    applyDecorators(...decorators)(Translations.prototype, locale);
  }
  const type = () => Translations;
  return applyDecorators(IfGiven(), IsNested(type), ApiProperty({ type, required: false }));
}
