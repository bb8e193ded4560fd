'use client';
import { useQuery } from '@tanstack/react-query';
import { definitionIn, newestOf, versionsOf } from '@toile/contracts';
import { useState } from 'react';
import { filled } from '../../../i18n/filled';
import { figureQuery } from '../api/figure-query';
import { useBoard } from '../board/board';
import { FigureState } from '../figure/figure-state';
import how from '../figure/how-counted.module.css';
import { failed } from '../lib/answer';
import { valueText } from '../lib/figure-text';
import type { Series } from './series-values';

/** By which definition it is counted, and what the others count and come to. */
export function PointVersions(props: {
  meta: Series['meta'];
  /** Where the same number is told in another version; null where none is. */
  inVersion(version: string): string | null;
}) {
  const { meta, inVersion } = props;
  const { words } = useBoard();
  const { definition, version } = meta;
  const others = versionsOf(newestOf(definition)).filter((one) => one !== String(version));
  return (
    <>
      {others.map((other) => (
        <OtherVersion key={other} definition={definition} other={other} path={inVersion(other)} />
      ))}
      <p className={how.version}>{filled(words.how.definition, { definition, version })}</p>
    </>
  );
}

/** Counted when it is opened. */
function OtherVersion(props: { definition: string; other: string; path: string | null }) {
  const { definition, other, path } = props;
  const { words, figures } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const definitions: Record<string, { numerator: string; denominator: string }> = figures.definitions;
  const counted = definitions[definitionIn(newestOf(definition), other)?.definition ?? ''];
  if (!counted) return null;
  return (
    <details className={how.other} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{filled(words.how.otherVersion, { version: other })}</summary>
      <p className={how.note}>
        {counted.numerator} ÷ {counted.denominator}
      </p>
      {isOpen && path && <NumberOf path={path} />}
    </details>
  );
}

/** What the one row of a figure says. */
function NumberOf({ path }: { path: string }) {
  const { words, locale } = useBoard();
  const asked = useQuery(figureQuery(path));
  if (asked.isError) return <FigureState answer={failed(asked.error)} onAgain={() => void asked.refetch()} />;
  if (!asked.data) return null;
  const query = new URLSearchParams(path.split('?')[1]);
  const slug = query.get('trend') ?? query.get('brand');
  const row = asked.data.figure.rows.find(({ tag_name }) => tag_name === slug);
  const value = row && valueText(row, locale);
  if (!row || !value) return <p className={how.note}>{words.how.nothing}</p>;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const { numerator, denominator } = row;
  return (
    <p className={how.note}>
      {numerator === null || denominator === null
        ? value
        : `${number.format(numerator)} ÷ ${number.format(denominator)} = ${value}`}
    </p>
  );
}
