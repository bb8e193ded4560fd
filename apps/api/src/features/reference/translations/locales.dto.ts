import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '@toile/contracts';
import { Transform } from 'class-transformer';
import { ArrayMinSize, IsIn } from 'class-validator';

/** `fr,zh` as a list, each language once. */
const read = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** In which languages messages are asked for. */
export class LocalesDto {
  /** Joined by commas; all of them when it is left out. */
  @Transform(({ value }) => (typeof value === 'string' ? read(value) : value))
  @ArrayMinSize(1)
  @IsIn(LOCALES, { each: true })
  @ApiProperty({ type: String, example: 'fr,zh', default: LOCALES.join(',') })
  locales: Locale[] = [...LOCALES];
}
