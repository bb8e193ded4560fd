import type { Domain } from '../../domain.js';

export default {
  gone: '已下架',
  pdf: {
    eyebrow: '灵感板',
    credits: '出处与备注',
    count: '{count, plural, =0 {空} other {# 张图片}}',
    changed: '截至 {date}',
    photographer: '摄影：{name}',
  },
} satisfies Domain<'boards'>;
