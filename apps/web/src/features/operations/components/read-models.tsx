import { getFormatter, getTranslations } from 'next-intl/server';
import type { Shape } from '../../../api/operations';
import { Table } from '../../../design/table';
import { WriteButton } from '../../../forms/write-button';
import { CommandLine } from './command-line';
import styles from './operations.module.css';

/** How far each read model is behind the event store, to be built anew. */
export async function ReadModels({ builds }: { builds: readonly Shape<'ProjectionBuildDto'>[] }) {
  const [t, all, format] = await Promise.all([
    getTranslations('operations.streams.models'),
    getTranslations('operations.streams'),
    getFormatter(),
  ]);
  const building = new Set(builds.flatMap(({ name, status }) => (status === 'building' ? [name] : [])));
  type Row = (typeof builds)[number];
  return (
    <>
      <Table<Row>
        caption={t('title')}
        className={styles.texts}
        rows={builds}
        keyOf={({ name, version, status }) => `${name} ${version} ${status}`}
        columns={[
          { key: 'name', head: t('name'), is: 'name', cell: ({ name }) => name },
          { key: 'version', head: t('version'), cell: ({ version }) => format.number(version) },
          { key: 'state', head: t('state'), is: 'text', cell: ({ status }) => t(status) },
          { key: 'behind', head: t('behind'), cell: ({ lag }) => format.number(lag) },
          { key: 'error', head: t('error'), is: 'text', cell: ({ last_error }) => last_error ?? '–' },
          {
            key: 'rebuild',
            head: '',
            cell: ({ name, status }) =>
              status === 'live' &&
              !building.has(name) && (
                <div className={styles.actions}>
                  <WriteButton
                    label={t('rebuild')}
                    sure={t('sure')}
                    about={name}
                    writing={{
                      method: 'post',
                      path: '/api/operations/projections/{name}/rebuild',
                      sent: { path: { name } },
                    }}
                    words={{ done: t('asked'), failed: all('failed') }}
                  />
                  <CommandLine line={`toile events rebuild ${name}`} />
                </div>
              ),
          },
        ]}
      />
      <CommandLine line="toile events projections" />
    </>
  );
}
