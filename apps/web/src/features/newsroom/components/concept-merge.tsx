'use client';
import { useQuery } from '@tanstack/react-query';
import type { Locale, Reference } from '@toile/contracts';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { type Refusal, type RefusalWords, refusalOf } from '../lib/refusal';
import { ConceptField } from './concept-field';
import { RefusalNotice } from './refusal-notice';
import { type PreviewNames, RetagPreview } from './retag-preview';
import retags from './retags.module.css';

export type MergeWords = Record<
  | 'mergeNote'
  | 'into'
  | 'find'
  | 'takeAway'
  | 'wouldChange'
  | 'counting'
  | 'carryOut'
  | 'merged'
  | 'notMerged'
  | 'failed'
  | 'reload',
  string
> &
  RefusalWords;

/** Merges a concept into another of its kind: what that would change is shown first. */
export function ConceptMerge(props: {
  concept: Shape<'ConceptDto'>;
  locale: Locale;
  words: MergeWords;
  preview: PreviewNames;
  /** Where the page of a concept is, less its id, which comes last. */
  page: string;
}) {
  const { concept, locale, words } = props;
  const { kind, slug, version } = concept;
  const router = useRouter();
  const [into, setInto] = useState<Reference | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const path = { kind, slug };
  const preview = useQuery({
    ...asked('/api/editor/vocabulary/concepts/{kind}/{slug}/merge/preview', {
      path,
      query: { into: into?.slug ?? '' },
    }),
    enabled: into !== null,
    retry: false,
  });
  const merging = useWrite('post', '/api/editor/vocabulary/concepts/{kind}/{slug}/merge', words.failed, {
    409: words.notSaved,
    422: words.notSaved,
  });
  const merge = () =>
    into &&
    merging.mutate(
      { path, body: { version, into: into.slug } },
      {
        onSuccess: ({ id }) => {
          showToast({ kind: 'success', text: words.merged });
          router.push(props.page + id);
        },
        onError: (error) => setRefusal(refusalOf(error, { ...words, conflict: words.notMerged })),
      },
    );
  const refused = preview.error && refusalOf(preview.error, { ...words, conflict: words.notMerged });
  const number = new Intl.NumberFormat(locale);
  return (
    <div className={fields.form}>
      <p>{words.mergeNote}</p>
      <RefusalNotice refusal={refusal ?? refused} reload={words.reload} />
      <ConceptField
        label={words.into}
        locale={locale}
        chosen={into ? [into] : []}
        words={{ add: words.find, remove: words.takeAway }}
        kind={kind}
        except={concept.id}
        onChange={(chosen) => {
          setRefusal(null);
          setInto(chosen.at(-1) ?? null);
        }}
      />
      {into && (
        <div className={retags.seen} aria-live="polite" aria-busy={preview.isFetching}>
          {preview.isPending && <p>{words.counting}</p>}
          {preview.data && (
            <>
              <p>
                {filled(words.wouldChange, {
                  looks: number.format(preview.data.looks),
                  searches: number.format(preview.data.searches),
                  figures: number.format(preview.data.figures.length),
                })}
              </p>
              <RetagPreview
                preview={preview.data}
                tags={[
                  // Of a concept, whose slug here is its id.
                  { slug: into.slug.slice(into.slug.indexOf('/') + 1), name: into.name },
                  { slug, name: concept.label[locale] ?? slug },
                ]}
                locale={locale}
                {...props.preview}
              />
              <button
                type="button"
                className={retags.carryOut}
                onClick={merge}
                disabled={merging.isPending || merging.isSuccess}
              >
                {filled(words.carryOut, { concept: into.name })}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
