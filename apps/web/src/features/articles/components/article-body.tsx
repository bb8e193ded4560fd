import type { Block, Locale } from '@toile/contracts';
import type { Shape } from '../../../api/operations';
import { LookCard } from '../../../catalogue/look-card';
import grid from '../../../design/look-grid.module.css';
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
  }
}
