import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link by which somebody without an account sees a show before its time. */
@Entity('newsroom_preview')
export class PreviewEntity {
  /** Of the token, which nobody else keeps. */
  @PrimaryColumn('bytea')
  token_hash: Buffer;

  @Column('text')
  collection: string;

  /** The subject of who made it. */
  @Column('text')
  made_by: string;

  @Column('timestamptz')
  expires_at: Date;
}
