import { bigintAsNumber } from '@toile/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the import of a file came. */
@Entity('catalogue_import')
export class CatalogueImportEntity {
  /** A hash of its path, size and time. */
  @PrimaryColumn('text')
  file: string;

  /** The last that is done. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  line: number;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
