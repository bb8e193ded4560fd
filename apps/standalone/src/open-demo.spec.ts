import { expect, it } from '@jest/globals';
import { openDemo } from './open-demo.js';

type Given = Parameters<typeof openDemo>[0];

const given = (wanted: boolean) => ({ wanted }) as Given;
const absent = async (): Promise<never> => {
  const message = "Cannot find package '@toile/demo' imported from open-demo.js";
  throw Object.assign(new Error(message), { code: 'ERR_MODULE_NOT_FOUND' });
};

it('goes without a demo that is neither there nor wanted', async () => {
  expect(await openDemo(given(false), absent)).toBeNull();
});

it('says how to come by a demo that is wanted and not there', async () => {
  await expect(openDemo(given(true), absent)).rejects.toThrow('npm run load-demo');
});

it('hides no other fault of the demo', async () => {
  const broken = async (): Promise<never> => {
    throw new Error('broken');
  };
  await expect(openDemo(given(false), broken)).rejects.toThrow('broken');
});
