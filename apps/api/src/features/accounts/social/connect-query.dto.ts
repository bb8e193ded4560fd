import { IsString, MaxLength } from 'class-validator';
import { IfGiven } from '../../../kernel/http/dto/if-given.decorator.js';

/** Where somebody goes on to once they are signed in. */
export class ConnectQueryDto {
  /**
   * A path on this origin.
   * @example "/en/premium-memberships"
   */
  @IfGiven()
  @IsString()
  @MaxLength(2_048)
  redirect?: string;
}
