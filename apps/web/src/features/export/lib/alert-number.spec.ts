import { messagesOf } from '@toile/i18n';
import { alertNumber, unitBeside } from './alert-number';

const words = (locale: 'en' | 'fr' | 'zh') => messagesOf(locale).savedItems.alert;
const views = { figure: 'graphs/ranking', filters: { metric: 'views' }, measure: 'value' } as const;

it.each([
  [{ figure: 'graphs/theme/home', measure: 'value' } as const, '%', '1%'],
  [views, 'views', '1 view'],
  [{ ...views, measure: 'ranking' } as const, 'places', 'place 1'],
  [{ ...views, measure: 'evolution' } as const, '%', '1%'],
  [{ figure: 'seasons/kpi', row: 'models', measure: 'value' } as const, 'models', '1 model'],
  [{ question: 'measures=lift&rows=tag&columns=colour', measure: 'value' } as const, '×', '×1'],
  [{ question: 'measures=saves&rows=brand', measure: 'value' } as const, 'saves', '1 save'],
  [{ question: 'measures=visitors&rows=week', measure: 'value' } as const, 'visitors', '1 visitor'],
  [{ measure: 'bound' } as const, '%', '1%'],
])('says what the limit of %j is a number of', (rule, beside, text) => {
  expect(unitBeside(rule, words('en'))).toBe(beside);
  expect(alertNumber(rule, 1, words('en'), 'en')).toBe(text);
});

it('writes it as the language does', () => {
  expect(alertNumber(views, 1200, words('fr'), 'fr')).toBe('1\u202f200 ouvertures');
  expect(alertNumber(views, 1200, words('zh'), 'zh')).toBe('1,200次打开');
});
