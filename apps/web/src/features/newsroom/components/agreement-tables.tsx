import Link from 'next/link';
import { useFormatter, useTranslations } from 'next-intl';
import type { Shape } from '../../../api/operations';
import type { CatalogueNames } from '../../../catalogue/names';
import { type Column, Table } from '../../../design/table';
import styles from './tagging.module.css';

type Agreement = Shape<'AgreementDto'>;
type Counts = Pick<Shape<'TagAgreementDto'>, 'both' | 'one' | 'neither'>;
type Row = Omit<Shape<'MeanKappaDto'>, 'tags'> & { [Name in keyof Counts]: number | undefined };

/** Kappas overall, by category and by tag; where there is none it says why. */
export function AgreementTables(props: {
  agreement: Agreement;
  /** The tag whose looks are shown. */
  opened: string;
  names: CatalogueNames;
  addressOf: (tag: string) => string;
}) {
  const { agreement } = props;
  const t = useTranslations('newsroom.twice.agreement');
  const categories = (slug: string) => props.names.category({ slug, name: slug });
  const ofGroups = useFigures<Row & { name: string }>();
  const ofTags = useFigures<Shape<'TagAgreementDto'>>();
  const summary = [
    { ...agreement.overall, name: t('overall') },
    {
      ...agreement.macro,
      name: `${t('macro')} (${t('macroOf', { count: agreement.macro.tags })})`,
      both: undefined,
      one: undefined,
      neither: undefined,
    },
    ...agreement.categories.map((one) => ({ ...one, name: categories(one.category) })),
  ];
  return (
    <div className={styles.agreement}>
      <section>
        <h2>{t('summary')}</h2>
        <Table
          caption={t('summary')}
          columns={[{ key: 'name', head: t('of'), is: 'name', cell: ({ name }) => name }, ...ofGroups]}
          rows={summary}
          keyOf={({ name }) => name}
        />
      </section>
      <section>
        <h2>{t('tags')}</h2>
        <Table
          caption={t('tags')}
          columns={[
            {
              key: 'tag',
              head: t('tag'),
              is: 'name',
              cell: ({ tag, label, one }) =>
                one === 0 ? (
                  label
                ) : (
                  <Link
                    href={props.addressOf(tag)}
                    prefetch={false}
                    title={t('open')}
                    aria-current={tag === props.opened || undefined}
                  >
                    {label}
                  </Link>
                ),
            },
            {
              key: 'category',
              head: t('category'),
              is: 'text',
              cell: ({ category }) => categories(category),
            },
            ...ofTags,
          ]}
          rows={agreement.tags}
          keyOf={({ tag }) => tag}
        />
      </section>
    </div>
  );
}

function useFigures<Of extends Row>(): Column<Of>[] {
  const t = useTranslations('newsroom.twice.agreement');
  const format = useFormatter();
  const figure = (value: number | null) =>
    value === null ? '–' : format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const count = (value: number | undefined) => (value === undefined ? '' : format.number(value));
  return [
    {
      key: 'kappa',
      head: t('kappa'),
      cell: ({ kappa, undefined: why }) =>
        why === null ? (
          <strong>{figure(kappa)}</strong>
        ) : (
          t(`undefined.${why === 'no-looks' ? 'noLooks' : why}`)
        ),
    },
    {
      key: 'interval',
      head: t('interval'),
      cell: ({ low, high }) => (low === null ? '–' : `${figure(low)} … ${figure(high)}`),
    },
    { key: 'both', head: t('both'), cell: ({ both }) => count(both) },
    { key: 'one', head: t('one'), cell: ({ one }) => count(one) },
    { key: 'neither', head: t('neither'), cell: ({ neither }) => count(neither) },
  ];
}
