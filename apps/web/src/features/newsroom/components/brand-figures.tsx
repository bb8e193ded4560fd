import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Shape } from '../../../api/operations';
import type { CatalogueNames } from '../../../catalogue/names';
import { Table } from '../../../design/table';
import styles from './brand-figures.module.css';
import shows from './shows.module.css';

type Figures = Shape<'BrandFiguresDto'>;

/** A brand beside its peers: where it stands, who was first, and who keeps and searches it. */
export function BrandFigures(props: { figures: Figures; names: CatalogueNames; children: ReactNode }) {
  const { figures, names, children } = props;
  return (
    <div className={styles.parts}>
      <Standing figures={figures} />
      <Concepts figures={figures} names={names} />
      <Countries figures={figures} names={names} />
      <Beside figures={figures} />
      <Who figures={figures} />
      {children}
    </div>
  );
}

/** Percents as the reader's language writes them; a dash of nothing. */
function usePercent() {
  const format = useFormatter();
  return (value: number | null, digits = 1) =>
    value === null
      ? '–'
      : format.number(value / 100, {
          style: 'percent',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        });
}

function Standing({ figures }: { figures: Figures }) {
  const t = useTranslations('newsroom.figures');
  const format = useFormatter();
  const percent = usePercent();
  const digitsOf = (measure: string) => (measure === 'traffic' || measure === 'searches' ? 2 : 1);
  return (
    <section>
      <h2>{t('standing')}</h2>
      <Table
        caption={t('standing')}
        columns={[
          { key: 'measure', head: t('measure'), is: 'name', cell: ({ measure }) => t(measure) },
          {
            key: 'value',
            head: t('you'),
            cell: ({ value, measure, low_base }) => (
              <>
                <strong>{percent(value, digitsOf(measure))}</strong>
                {low_base && <small className={styles.few}> {t('few')}</small>}
              </>
            ),
          },
          {
            key: 'change',
            head: t('change'),
            cell: ({ evolution }) =>
              evolution === null
                ? '–'
                : format.number(evolution / 100, {
                    style: 'percent',
                    maximumFractionDigits: 1,
                    signDisplay: 'exceptZero',
                  }),
          },
          {
            key: 'peers',
            head: t('middle'),
            cell: ({ peers, measure }) => percent(peers, digitsOf(measure)),
          },
        ]}
        rows={figures.standing}
        keyOf={({ measure }) => measure}
        className={styles.table}
      />
    </section>
  );
}

function Concepts({ figures, names }: { figures: Figures; names: CatalogueNames }) {
  const t = useTranslations('newsroom.figures');
  if (figures.concepts.length === 0) return null;
  return (
    <section>
      <h2>{t('concepts')}</h2>
      <p className={shows.fine}>{t('firstHint')}</p>
      <ConceptTable concepts={figures.concepts} names={names} />
    </section>
  );
}

/** What a brand shows, beside its peers and a year before. */
export function ConceptTable(props: {
  concepts: readonly Shape<'BrandConceptDto'>[];
  names: CatalogueNames;
}) {
  const t = useTranslations('newsroom.figures');
  const percent = usePercent();
  return (
    <Table
      caption={t('concepts')}
      columns={[
        { key: 'tag', head: t('concept'), is: 'name', cell: ({ tag }) => props.names.tag(tag) },
        { key: 'looks', head: t('looks'), cell: ({ looks }) => looks },
        { key: 'value', head: t('share'), cell: ({ value }) => <strong>{percent(value)}</strong> },
        { key: 'before', head: t('before'), cell: ({ before }) => percent(before) },
        { key: 'peers', head: t('theirs'), cell: ({ peers }) => percent(peers) },
        { key: 'peersBefore', head: t('theirsBefore'), cell: ({ peers_before }) => percent(peers_before) },
        {
          key: 'first',
          head: t('first'),
          is: 'text',
          cell: ({ first }) => first && <strong>{t(first === 'own' ? 'own' : 'peersFirst')}</strong>,
        },
      ]}
      rows={props.concepts}
      keyOf={({ tag }) => tag.slug}
      className={styles.table}
    />
  );
}

function Countries({ figures, names }: { figures: Figures; names: CatalogueNames }) {
  const t = useTranslations('newsroom.figures');
  const format = useFormatter();
  const percent = usePercent();
  return (
    <section>
      <h2>{t('countries')}</h2>
      {figures.countries.length === 0 ? (
        <p className={shows.fine}>{t('countriesNone')}</p>
      ) : (
        <Table
          caption={t('countries')}
          columns={[
            { key: 'country', head: t('country'), is: 'name', cell: ({ name }) => names.countryCalled(name) },
            { key: 'count', head: t('count'), cell: ({ searches }) => format.number(searches) },
            { key: 'part', head: t('part'), cell: ({ value }) => percent(value, 2) },
            { key: 'index', head: t('index'), cell: ({ index }) => index ?? '–' },
          ]}
          rows={figures.countries}
          keyOf={({ country }) => country}
          className={styles.table}
        />
      )}
    </section>
  );
}

function Beside({ figures: { boards, neighbours } }: { figures: Figures }) {
  const t = useTranslations('newsroom.figures');
  const format = useFormatter();
  return (
    <section>
      <h2>{t('beside')}</h2>
      <p className={shows.fine}>{boards === null ? t('boardsNone') : t('onBoards', { boards })}</p>
      {boards !== null && neighbours.length === 0 && <p className={shows.fine}>{t('besideNone')}</p>}
      {neighbours.length > 0 && (
        <Table
          caption={t('beside')}
          columns={[
            { key: 'brand', head: t('neighbour'), is: 'name', cell: ({ brand }) => brand.name },
            { key: 'boards', head: t('shared'), cell: (row) => format.number(row.boards) },
          ]}
          rows={neighbours}
          keyOf={({ brand }) => brand.slug}
          className={styles.table}
        />
      )}
    </section>
  );
}

function Who({ figures: { occupations, occupation_days: days } }: { figures: Figures }) {
  const t = useTranslations('newsroom.figures');
  const jobs = useTranslations('account.jobs');
  const format = useFormatter();
  const day = (text: string) =>
    format.dateTime(new Date(`${text}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section>
      <h2>{t('who')}</h2>
      <p className={shows.fine}>
        {days ? t('whoDays', { from: day(days.from), to: day(days.to) }) : t('whoWaits')}
      </p>
      {days && occupations.length === 0 && <p className={shows.fine}>{t('whoNone')}</p>}
      {occupations.length > 0 && (
        <Table
          caption={t('who')}
          columns={[
            {
              key: 'job',
              head: t('job'),
              is: 'name',
              cell: ({ job }) => (jobs.has(job as 'buyer') ? jobs(job as 'buyer') : job),
            },
            { key: 'members', head: t('members'), cell: ({ members }) => format.number(members) },
            { key: 'of', head: t('of'), cell: ({ of }) => format.number(of) },
          ]}
          rows={occupations}
          keyOf={({ job }) => job}
          className={styles.table}
        />
      )}
    </section>
  );
}
