import { expect, it } from '@jest/globals';
import { shopLink } from './look-details.js';

it('says where a reader comes from and keeps what the designer asks for', () => {
  expect(shopLink('https://vale.example/shop?lang=fr&utm_source=x', 'vale-look-1')).toBe(
    'https://vale.example/shop?lang=fr&utm_source=toile&utm_medium=affiliate&utm_content=vale-look-1',
  );
});
