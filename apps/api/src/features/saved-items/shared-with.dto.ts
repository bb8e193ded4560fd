import { ApiProperty } from '@nestjs/swagger';
import { READER_ROLES, type ReaderRole, SHARED_ROLES, type SharedRole } from '@toile/contracts';

/** With whom something is shared that a member keeps. */
export class SharedWithDto {
  /** What the reader may do with it. */
  @ApiProperty({ enum: [...READER_ROLES] })
  role: ReaderRole;
  /** What colleagues may do with it; null where it is not shared. */
  @ApiProperty({ enum: [...SHARED_ROLES], nullable: true })
  shared: SharedRole | null;
  /**
   * Whose it is; null where it is the reader's own.
   * @example "Ada Renard"
   */
  owner: string | null;
}
