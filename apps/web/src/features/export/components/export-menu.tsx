'use client';
import { type ComponentType, useId, useRef, useState } from 'react';
import { filled } from '../../../i18n/filled';
import { localised } from '../../../i18n/localised';
import { showToast } from '../../../shell/toast-store';
import { asPngFile, asSvgFile, chartSlide, type Ground, saveFile } from '../lib/chart-picture';
import { exportPath, living, referenceOf } from '../lib/reference-of';
import styles from './export.module.css';
import type { ExportProps } from './export-props';
import { useToDigest } from './use-to-digest';

type DialogProps = ExportProps & { onClose: () => void };

/** Each dialog is loaded when it is first opened. */
const DIALOGS = {
  embed: () => import('./embed-dialog').then(({ FigureEmbedDialog }) => FigureEmbedDialog),
  note: () => import('./notes-dialog').then(({ NotesDialog }) => NotesDialog),
  alert: () => import('./alert-dialog').then(({ AlertDialog }) => AlertDialog),
} satisfies Record<string, () => Promise<ComponentType<DialogProps>>>;

/**
 * Takes a figure away: as a file, a link, a frame on another page, or as something to be told of. `permalink` is the query
 * that pins what is seen.
 */
export function ExportMenu(
  props: ExportProps & {
    permalink: string;
    /** Puts it where several stand together, for subscribers. */
    further: { label: string; open(): void };
  },
) {
  const { words, title, path, figure, chart, filters, isSubscriber, locale } = props;
  const { menu, said } = words;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null);
  const [hasChart, setHasChart] = useState(false);
  const [ground, setGround] = useState<Ground>('white');
  const toDigest = useToDigest(said);
  const asOf = isSubscriber ? figure.meta.as_of : null;
  const closing = (work: () => unknown) => () => {
    list.current?.hidePopover();
    void work();
  };
  const picture = async (kind: 'png' | 'svg') => {
    const { window: days, as_of } = figure.meta;
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const { legend } = chart.current ?? {};
    const source = [
      'Toile',
      ...(legend ? [legend] : []),
      ...filters,
      day.formatRange(new Date(days.from), new Date(days.to)),
      filled(menu.asKnown, { date: day.format(new Date(as_of)) }),
    ];
    const name = `toile-${figure.meta.definition.replaceAll('_', '-')}-${as_of.slice(0, 10)}.${kind}`;
    try {
      const drawing = await chartSlide(
        async (size) => (await chart.current?.draw(size)) ?? null,
        { title, source },
        ground,
      );
      if (!drawing) return showToast({ kind: 'warning', text: menu.noChart });
      saveFile(kind === 'svg' ? asSvgFile(drawing) : await asPngFile(drawing), name);
    } catch {
      showToast({ kind: 'error', text: said.pictureFailed });
    }
  };
  const copyLink = async () => {
    const address = window.location.origin + window.location.pathname + props.permalink;
    const done = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    showToast(done ? { kind: 'success', text: said.copied } : { kind: 'warning', text: address });
  };
  const open = async (which: keyof typeof DIALOGS) => {
    const Loaded = await DIALOGS[which]();
    setDialog(() => Loaded);
  };

  return (
    <div className={styles.take}>
      <button
        type="button"
        className={styles.open}
        popoverTarget={id}
        style={{ anchorName: `--${id.replaceAll(/\W/g, '')}` } as React.CSSProperties}
        aria-label={filled(menu.label, { title })}
      >
        {menu.open}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className={styles.menu}
        style={{ positionAnchor: `--${id.replaceAll(/\W/g, '')}` } as React.CSSProperties}
        onToggle={() => setHasChart(chart.current !== null)}
      >
        <p>{menu.table}</p>
        <a href={exportPath(path, 'csv', locale, asOf)} download onClick={closing(() => undefined)}>
          {menu.csv}
        </a>
        <a href={exportPath(path, 'csvw', locale, asOf)} download onClick={closing(() => undefined)}>
          {menu.csvw}
        </a>
        <a href={exportPath(path, 'xlsx', locale, asOf)} download onClick={closing(() => undefined)}>
          {menu.xlsx}
        </a>
        <p>{menu.chart}</p>
        {hasChart ? (
          <>
            <label className={styles.ground}>
              <input
                type="checkbox"
                checked={ground !== 'white'}
                onChange={({ target }) => setGround(target.checked ? 'transparent' : 'white')}
              />
              {menu.transparent}
            </label>
            {ground !== 'white' && (
              <label className={styles.ground}>
                <input
                  type="checkbox"
                  checked={ground === 'dark'}
                  onChange={({ target }) => setGround(target.checked ? 'dark' : 'transparent')}
                />
                {menu.lightLetters}
              </label>
            )}
            <button type="button" onClick={closing(() => picture('png'))}>
              {menu.png}
            </button>
            <button type="button" onClick={closing(() => picture('svg'))}>
              {menu.svg}
            </button>
          </>
        ) : (
          <small>{menu.noChart}</small>
        )}
        <p>{menu.share}</p>
        <button type="button" onClick={closing(copyLink)}>
          {menu.link}
        </button>
        {isSubscriber ? (
          <>
            <button type="button" onClick={closing(() => open('embed'))}>
              {menu.embed}
            </button>
            <p>{menu.keep}</p>
            <button type="button" onClick={closing(props.further.open)}>
              {props.further.label}
            </button>
            <button type="button" onClick={closing(() => open('note'))}>
              {menu.note}
            </button>
            <button type="button" onClick={closing(() => open('alert'))}>
              {menu.alert}
            </button>
            <button type="button" onClick={closing(() => toDigest(living(referenceOf(path))))}>
              {menu.digest}
            </button>
          </>
        ) : (
          <small>
            {menu.subscribers} <a href={localised(locale, '/data-products/dashboard')}>{menu.learn}</a>
          </small>
        )}
      </div>
      {Dialog && <Dialog {...props} onClose={() => setDialog(null)} />}
    </div>
  );
}
