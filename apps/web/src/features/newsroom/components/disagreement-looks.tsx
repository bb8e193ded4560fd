import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import type { Shape } from '../../../api/operations';
import type { CatalogueNames } from '../../../catalogue/names';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import styles from './tagging.module.css';

/** Looks on which two disagree about a tag, with what each said. */
export function DisagreementLooks(props: {
  label: string;
  looks: readonly Shape<'DisagreementDto'>[];
  names: CatalogueNames;
}) {
  const t = useTranslations('newsroom.twice.agreement');
  const words = useTranslations('newsroom.tagging');
  const locale = useLocale();
  return (
    <section aria-labelledby="disagreements">
      <h2 id="disagreements">{t('disagreements', { name: props.label })}</h2>
      {props.looks.length === 0 && <p>{t('noneOf')}</p>}
      <ul className={styles.opinions}>
        {props.looks.map(({ show, look, image_filename, position, opinions }) => (
          <li key={look}>
            <Link href={href(locale, 'newsroom_tagging_twice_show', { slug: show })} prefetch={false}>
              {image_filename && (
                <Picture
                  filename={image_filename}
                  alt={words('look', { position: String(position) })}
                  sizes="240px"
                />
              )}
            </Link>
            {opinions.map(({ name, gave, tags }, place) => (
              // There are two, always in this order.
              <p key={place === 0 ? 'first' : 'second'}>
                <strong>{name ?? t('somebody')}</strong>{' '}
                {t(gave ? 'gave' : 'gaveNot', {
                  names: tags.map((slug) => props.names.tag({ slug, name: slug })).join(', ') || t('noTags'),
                })}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
