import { runInNewContext } from 'node:vm';
import { expect, it } from '@jest/globals';
import { tagLabel } from '@toile/vocabulary';
import { toScript, translationsOf } from './translation-files.js';

it('writes a script that gives the Translator every message as it is', () => {
  const added: string[][] = [];
  const Translator = { fallback: '', defaultDomain: '', add: (...message: string[]) => added.push(message) };
  const texts = { 'a.b': 'Say "hi" \\ {name}', evil: '</script><!-- \u2028' };
  const script = toScript({
    fallback: 'en',
    defaultDomain: 'messages',
    translations: { fr: { messages: texts } },
  });
  runInNewContext(script, { Translator });
  expect(Translator).toMatchObject({ fallback: 'en', defaultDomain: 'messages' });
  expect(added).toEqual(Object.entries(texts).map(([id, text]) => [id, text, 'messages', 'fr']));
  expect(script).not.toContain('</script');
});

it('names tags and cities in a language as pages do', () => {
  const names = translationsOf('vocabulary', ['fr']).translations.fr?.vocabulary ?? {};
  expect(names['tag.hats']).toBe(tagLabel({ slug: 'hats', name: 'Hats' }, 'fr'));
  expect(names['city.london']).toBe('Londres');
  expect(names['garment.coat']).toBeUndefined();
});
