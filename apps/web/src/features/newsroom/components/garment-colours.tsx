'use client';
import { PALETTE } from '@toile/contracts';
import { filled } from '../../../i18n/filled';
import { type DeskLook, withColour } from '../lib/tagging';
import styles from './tagging.module.css';

/** The garments among a look's tags, each with its colours; one of them takes the next colour from the picture. */
export function GarmentColours(props: {
  look: DeskLook;
  /** Tags that are things one wears. */
  kinds: readonly string[];
  picking: string | null;
  nameOf: (slug: string) => string;
  colourOf: (slug: string) => string;
  words: Record<'garments' | 'garmentsHint' | 'pick' | 'takeColour', string>;
  onPick: (kind: string | null) => void;
  onDress: (garments: DeskLook['garments']) => void;
}) {
  const { look, kinds, picking, nameOf, colourOf, words } = props;
  if (kinds.length === 0) return null;
  const hexOf = (slug: string) => PALETTE.find((colour) => colour.slug === slug)?.hex;
  return (
    <section className={styles.garments} aria-labelledby="garments">
      <h3 id="garments">{words.garments}</h3>
      <p className={styles.fine}>{words.garmentsHint}</p>
      <ul>
        {kinds.map((kind) => {
          const colours = look.garments.find((garment) => garment.kind === kind)?.colours ?? [];
          return (
            <li key={kind}>
              <button
                type="button"
                aria-pressed={picking === kind}
                aria-label={filled(words.pick, { name: nameOf(kind) })}
                onClick={() => props.onPick(picking === kind ? null : kind)}
              >
                {nameOf(kind)}
              </button>
              {colours.map((colour) => (
                <button
                  key={colour}
                  type="button"
                  className={styles.swatch}
                  style={{ background: hexOf(colour) }}
                  title={colourOf(colour)}
                  aria-label={filled(words.takeColour, { colour: colourOf(colour), name: nameOf(kind) })}
                  onClick={() => props.onDress(withColour(look.garments, kind, colour))}
                />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
