import { Table } from '../../../design/table';
import styles from './operations.module.css';

/** A table of texts; the first of each row names it. */
export function TextsTable(props: {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <Table
      caption={props.caption}
      className={styles.texts}
      columns={props.head.map((head, index) => ({
        key: head,
        head,
        cell: (row: readonly string[]) => row[index],
        ...(index === 0 ? { is: 'name' as const } : {}),
      }))}
      rows={props.rows}
      keyOf={([name = '']) => name}
    />
  );
}
