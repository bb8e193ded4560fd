'use client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { askSession, useSession } from '../../../reader/session-store';
import { RatingForm, type RatingWords } from './rating-form';

/** The reader's own rating, asked for on a page that is everybody's; `children` are what a visitor is told. */
export function OwnRating(props: {
  collection: string;
  action: string;
  /** What the server knows where it draws for the reader. */
  drawn: { mine: Shape<'OwnRatingDto'> | null; token: string } | null;
  words: RatingWords;
  children: ReactNode;
}) {
  const { action, drawn, words } = props;
  const user = useSession((session) => session.user);
  useEffect(() => void askSession(), []);
  const overview = useQuery({
    ...asked('/api/collection/{slug}/rating/overview', { path: { slug: props.collection } }),
    enabled: !drawn && Boolean(user),
  });
  if (drawn) return <RatingForm action={action} mine={drawn.mine} token={drawn.token} words={words} />;
  if (!overview.data) return props.children;
  return <RatingForm action={action} mine={overview.data.mine} token={null} words={words} />;
}
