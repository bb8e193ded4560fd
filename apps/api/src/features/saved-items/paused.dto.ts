import { IsBoolean } from 'class-validator';

/** Whether mails are to stop for a while. */
export class PausedDto {
  /** @example true */
  @IsBoolean()
  paused: boolean;
}
