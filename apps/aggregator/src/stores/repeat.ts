import type { Logger } from '@toile/platform';

/** Does `work` every so often, never twice at once; a failure is logged and the next turn tries again. */
export function repeat(
  everyMs: number,
  logger: Logger,
  work: () => Promise<void>,
): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    await work().catch((error: unknown) => {
      if (!stopped) logger.error({ err: error }, 'a repeated task failed; it is tried again');
    });
    if (!stopped) next();
  };
  let running = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = turn();
    }, everyMs);
  };
  next();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
