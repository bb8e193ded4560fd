import { PALETTE } from '@toile/contracts';
import styles from './colours.module.css';

const NAMES = new Map(PALETTE.map((colour) => [colour.hex, colour.name]));

/** The colours of a look, the most important first. */
export function Colours({ colours }: { colours: readonly string[] }) {
  return (
    <ul className={styles.colours}>
      {colours.map((hex) => (
        <li key={hex}>
          <span className={styles.swatch} style={{ backgroundColor: hex }} />
          {NAMES.get(hex) ?? hex}
        </li>
      ))}
    </ul>
  );
}
