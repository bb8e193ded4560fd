import { PALETTE } from '@toile/contracts';
import type { Messages } from '@toile/i18n';
import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { getLocale, getMessages } from 'next-intl/server';
import { catalogueNames } from '../../../../../catalogue/names';
import { PageHead } from '../../../../../design/page-head';
import section from '../../../../../design/section.module.css';
import { getOwnLooks } from '../../../../../features/collection-editor/api/own-collections-api';
import { taggingHints, taggingWords } from '../../../../../features/newsroom/api/tagging-api';
import { TaggingDesk } from '../../../../../features/newsroom/components/tagging-desk';
import { href } from '../../../../../i18n/href';
import type { SlugProps } from '../../../../page-props';

async function showOf({ params }: SlugProps) {
  const { slug } = await params;
  const page = await getOwnLooks(slug, await getLocale());
  if (!page) notFound();
  return { slug, page };
}

export async function generateMetadata(props: SlugProps): Promise<Metadata> {
  const { page } = await showOf(props);
  return { title: page.collection.facts.designer.name, robots: { index: false } };
}

/** The looks of a show, and everything to tag them with; like the show's own page it sends no beacon. */
export default async function TaggingDeskPage(props: SlugProps) {
  const { slug, page } = await showOf(props);
  const [locale, { newsroom }, names] = await Promise.all([
    getLocale(),
    getMessages() as Promise<Messages>,
    catalogueNames(),
  ]);
  const [{ tags }, hints] = await Promise.all([taggingWords(locale), taggingHints(slug, locale)]);
  const { facts } = page.collection;
  const looks = page.results.map((look) => ({
    slug: look.slug,
    position: look.position,
    image_filename: look.image_filename,
    width: look.width,
    height: look.height,
    thumbhash: look.thumbhash ?? null,
    colours: look.colours,
    tags: look.tags.map((tag) => tag.slug),
    garments: (look.garments ?? []).map(({ fabric = null, pattern = null, ...garment }) => ({
      ...garment,
      fabric,
      pattern,
    })),
  }));
  const [first] = looks;
  return (
    <div className={section.page}>
      <PageHead
        eyebrow={
          <Link href={href(locale, 'newsroom_tagging', {})} prefetch={false}>
            {newsroom.tagging.title}
          </Link>
        }
        title={`${facts.designer.name}, ${names.season(facts.season)}`}
        lead={
          <Link href={href(locale, 'newsroom_tagging_twice_show', { slug })} prefetch={false}>
            {newsroom.twice.beginTitle}
          </Link>
        }
        isCompact
      />
      {first ? (
        <TaggingDesk
          show={slug}
          first={first}
          looks={looks}
          tags={tags}
          hints={hints}
          colours={Object.fromEntries(PALETTE.map((colour) => [colour.slug, names.colour(colour.slug)]))}
          words={newsroom.tagging}
        />
      ) : (
        <p>{newsroom.tagging.none}</p>
      )}
    </div>
  );
}
