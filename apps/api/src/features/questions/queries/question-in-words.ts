import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale, questionQuery } from '@toile/contracts';
import { IsOneOf } from '../../../kernel/http/dto/one-of.decorator.js';
import { IsText } from '../../../kernel/http/dto/text.decorator.js';
import { Readings } from '../../search/index.js';
import { GroupsOfMembers } from '../sentence/groups-of-members.js';
import { readSentence, SENTENCE_PARTS, type SentencePart } from '../sentence/read-sentence.js';

/** A question in a reader's words. */
export class SentenceDto {
  /** @example "which fabrics grew most in Milan?" */
  @IsText({ min: 1, max: 300 })
  text: string;

  /** The language it is in: words of it are understood before those of others. */
  @IsOneOf(LOCALES)
  language: Locale = 'en';
}

/**
 * Some words, and which part of the question they became: `group` is one of the reader's own, `left_out` is understood and not obeyed,
 * since what is counted is not told apart by it; `together` is two things at once, of which a question leaves out each alone.
 */
export class SentenceWordDto {
  /** @example "fabrics" */
  text: string;
  @ApiProperty({ enum: [...SENTENCE_PARTS] })
  as: SentencePart;
  /**
   * What may be meant by what is unknown.
   * @example "lace"
   */
  instead: string | null;
  /**
   * What can take its place: "without lace" and "without black" where it is `together`, as black lace is, which no question leaves out as one thing.
   * @example ["without lace", "without black"]
   */
  separately: string[];
}

/** What was understood of a sentence. */
export class ReadSentenceDto {
  /**
   * The question as parameters of an address.
   * @example "measures=runway_share&rows=fabric&compare=previous&order=change"
   */
  question: string;
  words: SentenceWordDto[];
}

export class QuestionInWords extends Query<ReadSentenceDto> {
  constructor(
    readonly sentence: SentenceDto,
    readonly subject: string,
  ) {
    super();
  }
}

@QueryHandler(QuestionInWords)
export class QuestionInWordsHandler implements IQueryHandler<QuestionInWords> {
  constructor(
    private readonly readings: Readings,
    private readonly groups: GroupsOfMembers,
  ) {}

  async execute({ sentence: { text, language }, subject }: QuestionInWords): Promise<ReadSentenceDto> {
    const [reading, groups] = await Promise.all([this.readings.in(language), this.groups.of(subject)]);
    const read = readSentence(text.normalize('NFC'), reading, groups);
    return { question: questionQuery(read.question), words: read.words };
  }
}
