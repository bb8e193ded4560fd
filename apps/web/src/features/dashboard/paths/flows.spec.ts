import { expect, it } from '@jest/globals';
import { drawnRows, flowsOf, type PathRow } from './flows';

const row = (job: string, tag_name: string | null, ...steps: (number | null)[]): PathRow => {
  const [searched = null, opened = null, saved = null] = steps;
  return { job, tag_name, label: '', searched, opened, saved, suppressed: searched === null };
};

it('leads each row on or off, and says where it is not told', () => {
  const rows = [
    row('buyer', null, 60, 40, 15),
    row('student', null, 50, 30, null),
    row('designer', null, 20, null, null),
    row('other', null, null),
  ];
  expect(flowsOf(rows)).toEqual([
    { source: 'buyer/*', target: 'opened', members: 40 },
    { source: 'buyer/*', target: 'left', members: 20 },
    { source: 'opened', target: 'saved', members: 15 },
    { source: 'opened', target: 'unsaved', members: 25 },
    { source: 'student/*', target: 'opened', members: 30 },
    { source: 'student/*', target: 'left', members: 20 },
    { source: 'opened', target: 'unknown', members: 30 },
    { source: 'designer/*', target: 'hidden', members: 20 },
  ]);
});

it('draws parts where several are told, else the whole', () => {
  const all = row('all-jobs', null, 130, 80, 20);
  const [buyer, student] = [row('buyer', null, 60, 40, 15), row('student', null, 40, null)];
  expect(drawnRows([all, buyer, student])).toEqual([buyer, student]);
  expect(drawnRows([all, buyer, row('student', null, null)])).toEqual([all]);
  expect(drawnRows([row('all-jobs', null, null), buyer])).toEqual([buyer]);
  const [denim, silk] = [row('all-jobs', 'denim', 30, 15, null), row('all-jobs', 'silk', 20, null)];
  expect(drawnRows([all, denim, silk])).toEqual([denim, silk]);
  expect(drawnRows([all, row('all-jobs', 'lace', 20, null), row('all-jobs', 'wool', 10, null)])).toEqual([
    all,
  ]);
  expect(drawnRows([row('buyer', null, null)])).toEqual([]);
});
