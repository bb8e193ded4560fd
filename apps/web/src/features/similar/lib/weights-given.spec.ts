import { expect, it } from '@jest/globals';
import { USUAL_WEIGHTS } from '@toile/contracts';
import { weightsGiven } from './weights-given';

it('reads what related looks go by, and takes nonsense for the usual', () => {
  expect(weightsGiven({})).toEqual(USUAL_WEIGHTS);
  expect(weightsGiven({ colours: '4', mood: '0', page: '3' })).toEqual({
    ...USUAL_WEIGHTS,
    colours: 4,
    mood: 0,
  });
  expect(weightsGiven({ colours: '5', mood: '-1', fabric: 'x', garments: '1.5', silhouette: '' })).toEqual(
    USUAL_WEIGHTS,
  );
  expect(weightsGiven({ garments: '0', colours: '0', silhouette: '0', fabric: '0', mood: '0' })).toEqual(
    USUAL_WEIGHTS,
  );
});
