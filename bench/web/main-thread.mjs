/**
 * What an interaction costs the page's main thread until the frame that answers it is committed, from Chromium's trace. Time of the
 * processor: a machine that others use too delays frames, and makes them no dearer.
 */
const CATEGORIES = ['devtools.timeline', 'toplevel'];
/** For the frame, and for what a page does soon after. */
const AFTERWARDS_MS = 900;

/** @returns milliseconds of the dearest interaction while `act` runs; null where nothing of it was one */
export async function costOf(browser, page, act) {
  const client = await browser.newBrowserCDPSession();
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: CATEGORIES };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  try {
    await act();
    await page.waitForTimeout(AFTERWARDS_MS);
  } finally {
    const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
    await client.send('Tracing.end');
    await complete;
    await client.detach();
  }
  const costs = events.filter(isInteraction).map((timing) => costUntilCommit(events, timing));
  return costs.length > 0 ? Math.max(...costs) : null;
}

const isInteraction = ({ name, ph, args }) =>
  name === 'EventTiming' && ph === 'b' && args.data.interactionId > 0 && args.data.commitFinishTime > 0;

function costUntilCommit(events, { pid, tid, ts: begin, args: { data } }) {
  const end = begin + (data.commitFinishTime - data.timeStamp) * 1_000;
  let micros = 0;
  for (const task of events) {
    if (task.name !== 'ThreadControllerImpl::RunTask' || task.pid !== pid || task.tid !== tid) continue;
    const within = Math.min(task.ts + task.dur, end) - Math.max(task.ts, begin);
    // Of some tasks the trace has no time of the processor.
    if (within > 0) micros += (task.tdur ?? task.dur) * (within / task.dur);
  }
  return micros / 1_000;
}
