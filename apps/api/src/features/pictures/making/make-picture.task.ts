import { IsIn, Matches } from 'class-validator';
import { defineTask } from '../../../kernel/jobs/task.js';

/** A picture in all sizes of pages. WebP is for now, AVIF comes after it. */
export class PictureToMakeDto {
  @Matches(/^[a-z0-9][a-z0-9._-]*$/i)
  filename: string;

  @IsIn(['webp', 'avif'])
  format: 'webp' | 'avif';
}

/** One after the other, so that one core at most is busy with them; about a quarter of an hour of attempts. */
export const MAKE_PICTURE = defineTask('make-picture', PictureToMakeDto, {
  queue: 'pictures',
  maxAttempts: 6,
});

/** One job a picture and format, however often it is asked for. */
export const keyOf = ({ filename, format }: PictureToMakeDto) => `picture:${format}:${filename}`;
