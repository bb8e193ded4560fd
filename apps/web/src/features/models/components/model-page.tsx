import { pathOf } from '@toile/contracts';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { LookCard } from '../../../catalogue/look-card';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Listed } from '../../../listing/listed';
import { Timeline } from '../../timeline/components/timeline';
import { ModelHead } from './model-head';

/** A model: the card, the looks, and how the seasons change. */
export async function ModelPage(props: {
  details: Shape<'ModelDetailsDto'>;
  /** The last page of the looks that this reader may see; null for all. */
  openLookPages: number | null;
  /** Nobody can follow them yet. */
  isPreview?: boolean;
}) {
  const { openLookPages, isPreview = false } = props;
  const { model, looks } = props.details;
  const { slug } = model;
  const [locale, t] = await Promise.all([getLocale(), getTranslations('browse')]);
  return (
    <>
      <ModelHead model={model} isPreview={isPreview} />
      <div className={section.page}>
        <h2 className="visually-hidden">{t('models.looks')}</h2>
        <Listed
          kind="looks"
          address={href(locale, 'model_more', { slug })}
          source={pathOf('model_more', { slug })}
          page={looks}
          openPages={openLookPages}
        >
          {looks.results.map((look) => (
            <LookCard key={look.slug} look={look} />
          ))}
        </Listed>
      </div>
      <Timeline of="model" slug={slug} />
    </>
  );
}
