import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, Matches, MaxLength, MinLength } from 'class-validator';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';
import { IsLine } from '../../../kernel/http/dto/line.decorator.js';

const LONGEST = 80;
const MOST_WORDS = 100;
/** No line breaks, nothing PostgreSQL cannot keep. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** Words of one language: each a line. */
const AreWords = () =>
  applyDecorators(
    IfGiven(),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one.trim() : one)) : value,
    ),
    IsArray(),
    ArrayMaxSize(MOST_WORDS),
    ArrayUnique(),
    MinLength(1, { each: true }),
    MaxLength(LONGEST, { each: true }),
    Matches(ONE_LINE, { each: true, message: 'must be one line each' }),
    ApiProperty({ type: [String], required: false, maxItems: MOST_WORDS }),
  );
const IsLabel = () => applyDecorators(IfGiven(), IsLine({ min: 1, max: LONGEST }));
const IsPlural = () => applyDecorators(IfGiven(), IsLine({ max: LONGEST }));

/** What something is called in languages beside English. */
export class OtherLabelsDto {
  @IsLabel()
  fr?: string;

  @IsLabel()
  es?: string;

  @IsLabel()
  it?: string;

  @IsLabel()
  zh?: string;
}

/** What something is called, by language; what is left out stays. */
export class LabelsDto extends OtherLabelsDto {
  /** @example "Gilet" */
  @IsLabel()
  en?: string;
}

/** The same of something new, which has an English label at least; other languages show that until they have their own. */
export class NewLabelsDto extends OtherLabelsDto {
  /** @example "Gilet" */
  @IsLine({ min: 1, max: LONGEST })
  en: string;
}

/** Plurals that differ from the label, by language; an empty one is taken away. */
export class PluralsDto {
  /** @example "Gilets" */
  @IsPlural()
  en?: string;

  @IsPlural()
  fr?: string;

  @IsPlural()
  es?: string;

  @IsPlural()
  it?: string;

  @IsPlural()
  zh?: string;
}

/** Synonyms and everyday words, by language: all there shall be of a language that is given. */
export class WordsDto {
  /** @example ["waistcoat"] */
  @AreWords()
  en?: string[];

  @AreWords()
  fr?: string[];

  @AreWords()
  es?: string[];

  @AreWords()
  it?: string[];

  @AreWords()
  zh?: string[];
}
