import { PALETTE } from '@toile/contracts';
import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import form from '../../../listing/filter-form.module.css';
import { AnyColour } from './any-colour';
import styles from './swatches.module.css';

/** Tones to narrow the looks to, with the number of looks that show each, and single colours that were asked for. */
export async function Swatches(props: {
  colours: Shape<'FacetValueDto'>[];
  chosen: string[];
  isAnywhere: boolean;
}) {
  const { colours, chosen } = props;
  const [t, names, format] = await Promise.all([getTranslations('looks'), catalogueNames(), getFormatter()]);
  const others = chosen.filter((slug) => !colours.some((colour) => colour.slug === slug));
  const shown = [...others.map((slug) => ({ slug, total_count: null })), ...colours];
  return (
    <fieldset className={form.tags}>
      <legend className="visually-hidden">{t('filters.colours')}</legend>
      {shown.map(({ slug, total_count }) => (
        <label key={slug} className={form.tag}>
          <input type="checkbox" name="colours" value={slug} defaultChecked={chosen.includes(slug)} />
          <span>
            <i className={styles.swatch} style={{ background: paintOf(slug) }} aria-hidden="true" />
            {names.colour(slug)} {total_count !== null && <small>{format.number(total_count)}</small>}
          </span>
        </label>
      ))}
      <AnyColour label={t('filters.anyColour')} className={form.tag} />
      {chosen.length > 0 && (
        <label className={form.tag}>
          <input type="checkbox" name="colours_in" value="anywhere" defaultChecked={props.isAnywhere} />
          <span>{t('filters.coloursAnywhere')}</span>
        </label>
      )}
    </fieldset>
  );
}

/** A colour as it is, a tone as all of its colours side by side. */
function paintOf(slug: string): string {
  if (/^[0-9a-f]{6}$/.test(slug)) return `#${slug}`;
  const hexes = PALETTE.filter((colour) => colour.slug === slug || colour.tone === slug).map(
    ({ hex }) => hex,
  );
  const share = 100 / hexes.length;
  const stops = hexes.map((hex, index) => `${hex} ${index * share}% ${(index + 1) * share}%`);
  return hexes.length === 1 ? (hexes[0] ?? 'none') : `linear-gradient(90deg, ${stops.join(', ')})`;
}
