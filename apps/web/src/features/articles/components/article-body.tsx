import type { Block, FigureBlock, Locale, PictureBlock } from '@toile/contracts';
import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { Shape } from '../../../api/operations';
import { LookCard } from '../../../catalogue/look-card';
import { catalogueNames } from '../../../catalogue/names';
import grid from '../../../design/look-grid.module.css';
import { href } from '../../../i18n/href';
import { Picture } from '../../../pictures/picture';
import { FigureOutside } from '../../dashboard/figure/figure-outside';
import styles from './article.module.css';

interface Props {
  blocks: Block[];
  looks: Record<string, Shape<'LookSummaryDto'>>;
  /** Of the words. */
  language: Locale;
}

/** An article's blocks in their order. Looks that were withdrawn are left out. */
export function ArticleBody({ blocks, looks, language }: Props) {
  return (
    <div className={styles.body}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never change their places.
        <ArticleBlock key={index} block={block} looks={looks} language={language} />
      ))}
    </div>
  );
}

function ArticleBlock({ block, looks, language }: Omit<Props, 'blocks'> & { block: Block }) {
  switch (block.type) {
    case 'heading':
      return <h2 lang={language}>{block.text}</h2>;
    case 'paragraph':
      return <p lang={language}>{block.text}</p>;
    case 'quote':
      return (
        <figure className={styles.quote} lang={language}>
          <blockquote>{block.text}</blockquote>
          {block.by && <figcaption>{block.by}</figcaption>}
        </figure>
      );
    case 'question':
      return (
        <div className={styles.question} lang={language}>
          <h3>{block.text}</h3>
          <p>{block.answer}</p>
        </div>
      );
    case 'looks':
      return (
        <div className={`${grid.grid} ${styles.looks}`}>
          {block.looks
            .map((slug) => looks[slug])
            .map((look) => look && <LookCard key={look.slug} look={look} />)}
        </div>
      );
    case 'picture': {
      if (block.image) return <Uploaded block={block} image={block.image} language={language} />;
      const look = looks[block.look ?? ''];
      return look && <LookPicture block={block} look={look} language={language} />;
    }
    case 'figure':
      return <LiveFigure block={block} language={language} />;
  }
}

/** A picture is as wide as its form lets it be in the height of a screen. */
const ratioOf = (width: number, height: number) => ({ '--ratio': width / height }) as CSSProperties;
const SIZES = '(min-width: 60rem) 40rem, 100vw';

/** A look on its own, which leads to its page and says whose it is. */
async function LookPicture(props: { block: PictureBlock; look: Shape<'LookSummaryDto'>; language: Locale }) {
  const { block, look, language } = props;
  const [locale, t, names] = await Promise.all([getLocale(), getTranslations('catalogue'), catalogueNames()]);
  const credit = t('pictureOf', {
    designer: look.designer.name,
    season: names.season(look.season),
    position: String(look.position),
  });
  return (
    <figure className={styles.photo} style={ratioOf(look.width, look.height)} data-photo={look.slug}>
      <Link href={href(locale, 'look_show', { slug: look.slug })} prefetch={false}>
        <Picture
          filename={look.image_filename}
          alt={block.alt || credit}
          sizes={SIZES}
          width={look.width}
          height={look.height}
          thumbhash={look.thumbhash}
          colours={look.colours}
        />
      </Link>
      <figcaption>
        {block.caption && <span lang={language}>{block.caption}</span>}
        <small>{credit}</small>
      </figcaption>
    </figure>
  );
}

function Uploaded({ block, image, language }: { block: PictureBlock; image: string; language: Locale }) {
  const { alt, caption } = block;
  const width = block.width ?? 1_200;
  const height = block.height ?? 1_800;
  return (
    <figure className={styles.photo} style={ratioOf(width, height)} lang={language}>
      <Picture filename={image} alt={alt} sizes={SIZES} width={width} height={height} />
      {caption && (
        <figcaption>
          <span>{caption}</span>
        </figcaption>
      )}
    </figure>
  );
}

/** A figure as it stands now, for whom it is drawn. */
function LiveFigure({ block, language }: { block: FigureBlock; language: Locale }) {
  return (
    <figure className={styles.figure}>
      <FigureOutside figure={block.figure} filters={block.filters} />
      {block.caption && (
        <figcaption>
          <span lang={language}>{block.caption}</span>
        </figcaption>
      )}
    </figure>
  );
}
