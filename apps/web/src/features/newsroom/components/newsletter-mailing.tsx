'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@toile/contracts';
import { type FormEvent, useState } from 'react';
import { asked } from '../../../api/asked';
import type { Shape } from '../../../api/operations';
import { addressOf } from '../../../api/operations';
import { ConfirmDialog } from '../../../design/confirm-dialog';
import { Table } from '../../../design/table';
import fields from '../../../forms/fields.module.css';
import { useWrite } from '../../../forms/use-write';
import { filled } from '../../../i18n/filled';
import { showToast } from '../../../shell/toast-store';
import { fromLocal, toLocal } from '../lib/zoned';
import { DraftFrame } from './draft-frame';
import { NewsletterSendings } from './newsletter-sendings';
import shows from './shows.module.css';
import { TimeFields, useZone } from './time-fields';
import styles from './words.module.css';
import type { Language, WordsWords } from './words-types';

const ASK_AGAIN_MS = 2_000;
const UNDER_WAY: readonly Shape<'SendingDto'>['state'][] = ['scheduled', 'sending'];

interface MailingProps {
  slug: string;
  /** Of the draft as it is kept now: another one is another mail. */
  version: number;
  /** Whether the draft says something else than what is live. */
  isChanged: boolean;
  /** The language whose words are written. */
  chosen: Locale;
  languages: readonly Language[];
  locale: Locale;
  zone: string;
  words: WordsWords;
  /** Saves what was written last. */
  beforehand: () => Promise<unknown>;
}

/** A newsletter as a mail, to its editor and to its readers, and what came of it. */
export function NewsletterMailing(props: MailingProps) {
  const { slug, version, chosen, languages, locale, zone, words } = props;
  const mailing = words.mailing;
  const queries = useQueryClient();
  const query = asked('/api/newsroom/newsletters', { query: { slug } });
  const { data } = useQuery({
    ...query,
    // Published and withdrawn beside it: how it stands is asked again whenever the page is drawn anew.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.sendings.some((one) => one.state === 'sending') ? ASK_AGAIN_MS : false,
  });
  const renew = () => queries.invalidateQueries({ queryKey: query.queryKey });
  const nameOf = (one: Locale) => languages.find((language) => language.locale === one)?.name ?? one;
  const testing = useWrite('post', '/api/newsroom/newsletters/test', words.failed);
  const test = async () => {
    await props.beforehand();
    testing.mutate(
      { query: { slug }, body: { locale: chosen } },
      { onSuccess: () => showToast({ kind: 'success', text: mailing.tested }) },
    );
  };
  return (
    <section className={styles.panel} aria-labelledby="mailing">
      <h2 id="mailing">{mailing.title}</h2>
      <p className={shows.fine}>{mailing.lead}</p>
      {data && <Audience audience={data.audience} locale={locale} words={words} nameOf={nameOf} />}
      <DraftFrame
        address={addressOf('/api/newsroom/newsletters/mail.html', { query: { slug, locale: chosen } })}
        version={version}
        title={mailing.preview}
        words={words}
      />
      <AsText key={`${chosen} ${version}`} slug={slug} locale={chosen} words={words} />
      <div className={shows.row}>
        <button
          type="button"
          className={shows.button}
          disabled={testing.isPending}
          onClick={() => void test()}
        >
          {filled(mailing.test, { language: nameOf(chosen) })}
        </button>
      </div>
      {data && <Send {...props} standing={data} onDone={() => void renew()} />}
      {data && data.sendings.length > 0 && (
        <NewsletterSendings
          slug={slug}
          sendings={data.sendings}
          zone={zone}
          locale={locale}
          words={words}
          onDone={() => void renew()}
        />
      )}
    </section>
  );
}

function Audience(props: {
  audience: readonly Shape<'NewsletterAudienceDto'>[];
  locale: Locale;
  words: WordsWords;
  nameOf: (locale: Locale) => string;
}) {
  const { audience, locale, words, nameOf } = props;
  const { mailing } = words;
  const rows = [
    ...audience.map((one) => ({
      key: one.locale,
      name: nameOf(one.locale),
      count: one.count,
      gets: one.language === one.locale ? mailing.own : mailing.english,
    })),
    { key: 'all', name: mailing.total, count: sumOf(audience), gets: '' },
  ];
  return (
    <Table
      caption={mailing.readers}
      columns={[
        { key: 'language', head: mailing.language, is: 'name', cell: (row) => row.name },
        { key: 'count', head: mailing.readers, cell: (row) => row.count.toLocaleString(locale) },
        { key: 'gets', head: mailing.words, is: 'text', cell: (row) => row.gets },
      ]}
      rows={rows}
      keyOf={(row) => row.key}
      className={styles.audience}
    />
  );
}

const sumOf = (audience: readonly Shape<'NewsletterAudienceDto'>[]) =>
  audience.reduce((sum, { count }) => sum + count, 0);

/** Asked for when it is opened. */
function AsText({ slug, locale, words }: { slug: string; locale: Locale; words: WordsWords }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...asked('/api/newsroom/newsletters/mail', { query: { slug, locale } }),
    enabled: isOpen,
    refetchOnMount: 'always',
  });
  return (
    <details className={styles.new} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.mailing.asText}</summary>
      {data && (
        <pre className={styles.text} lang={data.language}>
          {data.text}
        </pre>
      )}
    </details>
  );
}

/** To everybody, now or at a time; asked about with the number of them before it is done. */
function Send(props: MailingProps & { standing: Shape<'NewsletterStandingDto'>; onDone: () => void }) {
  const { slug, standing, isChanged, words, locale, onDone } = props;
  const { mailing } = words;
  const [zone, setZone] = useZone(props.zone);
  /** What is asked about: a time, or now. */
  const [asks, setAsks] = useState<{ at: string | null } | null>(null);
  const sending = useWrite('post', '/api/newsroom/newsletters/send', words.failed);
  const count = sumOf(standing.audience).toLocaleString(locale);
  if (!standing.is_live) return <p className={shows.fine}>{mailing.notLive}</p>;
  if (standing.sendings.some(({ state }) => UNDER_WAY.includes(state))) return null;
  const later = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsks({ at: fromLocal(String(new FormData(event.currentTarget).get('at')), zone) });
  };
  const send = (at: string | null) =>
    sending.mutate(
      { query: { slug }, body: { live_version: standing.live_version, at } },
      {
        onSuccess: () => showToast({ kind: 'success', text: at ? mailing.planned : mailing.begun }),
        onSettled: onDone,
      },
    );
  const shownTime = asks?.at
    ? `${toLocal(asks.at, zone).replace('T', ' ')} (${zone.replaceAll('_', ' ')})`
    : '';
  return (
    <div className={shows.stack}>
      {isChanged && <p className={shows.fine}>{mailing.liveIsSent}</p>}
      {sumOf(standing.audience) === 0 ? (
        <p className={shows.fine}>{mailing.nobody}</p>
      ) : (
        <div className={shows.row}>
          <button
            type="button"
            className={fields.submit}
            disabled={sending.isPending}
            onClick={() => setAsks({ at: null })}
          >
            {filled(mailing.send, { count })}
          </button>
        </div>
      )}
      <details className={styles.new}>
        <summary>{mailing.later}</summary>
        <form className={styles.schedule} onSubmit={later} aria-label={mailing.later}>
          <TimeFields zone={zone} words={words} onZone={setZone} />
          <button type="submit" className={shows.button}>
            {words.schedule.set}
          </button>
        </form>
      </details>
      {asks && (
        <ConfirmDialog
          question={
            asks.at
              ? filled(mailing.questionLater, { count, time: shownTime })
              : filled(mailing.question, { count })
          }
          yes={mailing.yes}
          no={mailing.no}
          onYes={() => send(asks.at)}
          onEnd={() => setAsks(null)}
        />
      )}
    </div>
  );
}
