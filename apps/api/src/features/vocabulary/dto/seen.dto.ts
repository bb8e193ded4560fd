import { IsInt, Max, Min } from 'class-validator';

/** What every change of a concept says. */
export class SeenDto {
  /**
   * Of the concept as the editor saw it; 0 where nobody has changed it. Another one is refused, naming what has changed since.
   * @example 0
   */
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  version: number;
}
