import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';

/** What a picture of the site looks like, in numbers; made anew from the picture whenever it is lost. */
@Entity({ name: 'picture_vector' })
export class PictureVectorEntity {
  /** What it was computed by. */
  @PrimaryColumn('text')
  model: string;

  @PrimaryColumn('text')
  filename: string;

  /** Empty where there was no picture. */
  @Column('bytea')
  vector: Buffer;

  /** Rises with each that is kept. */
  @Index()
  @Generated('increment')
  @Column('bigint')
  made: string;

  @Column('timestamptz')
  looked_at: Date;
}
