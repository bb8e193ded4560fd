import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { catalogueNames } from '../../../catalogue/names';
import { Facts } from '../../../design/facts';
import section from '../../../design/section.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { Follow } from '../../follows/components/follow';
import styles from './model-head.module.css';

/** A model's card: the picture, the name set large, and what an agency would print below it. */
export async function ModelHead(props: {
  model: Shape<'ModelDetailsDto'>['model'];
  /** Nobody can follow them yet. */
  isPreview: boolean;
}) {
  const { model, isPreview } = props;
  const [locale, t, counts, names, format] = await Promise.all([
    getLocale(),
    getTranslations('browse'),
    getTranslations('catalogue'),
    catalogueNames(),
    getFormatter(),
  ]);
  const agency = model.agency && (
    <Link href={href(locale, 'agency_show', { slug: model.agency.slug })} prefetch={false}>
      {model.agency.name}
    </Link>
  );
  return (
    <header className={styles.head}>
      {model.image_filename && (
        <div className={styles.picture}>
          <Picture
            filename={model.image_filename}
            alt={model.name}
            sizes="(min-width: 60rem) 30vw, 100vw"
            priority
          />
        </div>
      )}
      <div className={styles.words}>
        <p className={section.eyebrow}>{model.new_face ? t('models.newFace') : t('models.title')}</p>
        <h1>{model.name}</h1>
        <Facts
          facts={[
            { name: t('models.looks'), value: counts('looksCount', { count: model.looks_count }) },
            { name: t('models.agency'), value: agency },
            { name: t('models.debut'), value: model.debut && names.season(model.debut) },
            {
              name: t('models.height'),
              value: model.height_cm && t('models.cm', { height: format.number(model.height_cm) }),
            },
            { name: t('models.from'), value: model.nationality && names.countryCalled(model.nationality) },
          ]}
        />
        <p className={styles.follow}>
          <Follow about={{ kind: 'model', slug: model.slug }} name={model.name} isPreview={isPreview} />
        </p>
      </div>
    </header>
  );
}
