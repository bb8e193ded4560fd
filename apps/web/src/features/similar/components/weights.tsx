import { LIKENESS, LIKENESS_ASPECTS, type LikenessWeights } from '@toile/contracts';
import { getTranslations } from 'next-intl/server';
import { FilterForm } from '../../../listing/filter-form';
import form from '../../../listing/filter-form.module.css';
import styles from './weights.module.css';

/** What related looks go by: a slider each, sent as it is let go. */
export async function Weights(props: { listing: string; look: string; weights: LikenessWeights }) {
  const { weights } = props;
  const t = await getTranslations('browse');
  const scale = (weight: number) =>
    t(
      weight === 0
        ? 'similar.weights.none'
        : weight > LIKENESS.usual
          ? 'similar.weights.more'
          : 'similar.weights.some',
    );
  return (
    <FilterForm
      action={props.listing}
      label={t('similar.weights.title')}
      query={JSON.stringify(weights)}
      refused={false}
      openLabel={t('similar.weights.title')}
      className={`${form.form} ${styles.form}`}
    >
      <input type="hidden" name="look" value={props.look} />
      {LIKENESS_ASPECTS.map((aspect) => (
        <label key={aspect} className={styles.weight}>
          <span>
            {t(`similar.weights.${aspect}`)} <small>{scale(weights[aspect])}</small>
          </span>
          <input
            type="range"
            name={aspect}
            min={0}
            max={LIKENESS.most}
            step={1}
            defaultValue={weights[aspect]}
            aria-valuetext={scale(weights[aspect])}
          />
        </label>
      ))}
      <button type="submit" className={form.apply}>
        {t('similar.weights.apply')}
      </button>
    </FilterForm>
  );
}
