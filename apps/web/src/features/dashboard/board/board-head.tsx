import type { ReactNode } from 'react';
import type { Tab } from '../lib/tabs';
import styles from './board-page.module.css';
import { BoardTabs } from './board-tabs';
import { BoardTools } from './board-tools';
import { Eyebrow } from './eyebrow';
import { Notices } from './notices';

/** The top of a dashboard page: its name, its tools, the tabs, and what must be known of all its figures. */
export function BoardHead(props: {
  title: string;
  eyebrow?: string;
  lead?: string;
  tab: Tab;
  links?: ReactNode;
  tools?: ReactNode;
}) {
  return (
    <>
      <header className={styles.top}>
        <div>
          <Eyebrow>{props.eyebrow}</Eyebrow>
          <h1>{props.title}</h1>
          {props.lead && <p>{props.lead}</p>}
          {props.links && <p className={styles.links}>{props.links}</p>}
        </div>
        <BoardTools isPinnable={props.tab !== 'time' && props.tab !== 'explore'}>{props.tools}</BoardTools>
      </header>
      <BoardTabs current={props.tab} />
      <Notices />
    </>
  );
}
