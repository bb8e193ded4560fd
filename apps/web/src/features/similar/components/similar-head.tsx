import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { PageHead } from '../../../design/page-head';
import { Picture } from '../../../pictures/picture';
import styles from './similar-head.module.css';

/** The picture that others are like, and what they have in common. */
export async function SimilarHead(props: {
  picture: Pick<Shape<'LookSummaryDto'>, 'image_filename' | 'width' | 'height' | 'thumbhash' | 'colours'>;
  /** The picture's own page. */
  href: string;
  title: string;
  lead: string;
}) {
  const { picture, href } = props;
  const t = await getTranslations('browse');
  return (
    <div className={styles.head}>
      <Link href={href} prefetch={false} className={styles.picture}>
        <Picture
          filename={picture.image_filename}
          alt={t('similar.back')}
          sizes="(min-width: 71rem) 10rem, (min-width: 43rem) 14vw, 6rem"
          width={picture.width}
          height={picture.height}
          thumbhash={picture.thumbhash}
          colours={picture.colours}
          priority
        />
      </Link>
      <div className={styles.words}>
        <PageHead title={props.title} lead={props.lead} />
      </div>
    </div>
  );
}
