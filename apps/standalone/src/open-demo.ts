import type { DataSource } from 'typeorm';
import { DemoLoadEntity } from './demo-load.entity.js';
import { step } from './progress.js';

const importDemo = () => import('@toile/demo/load');

type Demo = InstanceType<Awaited<ReturnType<typeof importDemo>>['Demo']>;
type DemoOptions = ConstructorParameters<Awaited<ReturnType<typeof importDemo>>['Demo']>[0];
type Given = Omit<DemoOptions, 'loads' | 'step'> & { dataSource: DataSource };

/**
 * The demo, which a checkout of the repository has and production images have not. Without it null, if it is not wanted.
 * @throws Error that says how to come by it
 */
export async function openDemo(given: Given & { wanted: true }, load?: typeof importDemo): Promise<Demo>;
export async function openDemo(given: Given, load?: typeof importDemo): Promise<Demo | null>;
export async function openDemo(given: Given, load = importDemo): Promise<Demo | null> {
  try {
    const { Demo } = await load();
    return new Demo({ ...given, loads: given.dataSource.getRepository(DemoLoadEntity), step });
  } catch (error) {
    if (!isAbsent(error)) throw error;
    if (!given.wanted) return null;
    throw new Error(
      'The demo is not installed here: production images do not hold it. Load it from a checkout of the repository, with the environment of this one: npm ci && npm run build:services && npm run load-demo. Or start without it: DEMO=0.',
    );
  }
}

const isAbsent = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes('@toile/demo');
