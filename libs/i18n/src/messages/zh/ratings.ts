import type { Domain } from '../../domain.js';

export default {
  eyebrow: '会员评价',
  title: '您觉得这个系列如何？',
  of: '满分 5 分',
  count: '{count, plural, other {# 个评分}}',
  few: '{count, plural, =0 {还没有人评分。满三个评分后显示平均分。} other {目前有 # 个评分。满三个后显示平均分。}}',
  stars: '{count, plural, other {# 星}}',
  line: {
    rate: '为此系列评分',
    average: '{average, number, ::.0} 分（满分 5 分），共 {count, plural, other {# 个评分}}',
  },
  form: '您的评分',
  give: '您的星级',
  mine: '您已评',
  comment: '备注，仅您可见',
  submit: { give: '评分', change: '修改我的评分' },
  withdraw: '撤回我的评分',
  done: {
    given: '谢谢，您的评分已计入。',
    changed: '您的评分已修改。',
    withdrawn: '您的评分已撤回。',
  },
  signIn: { text: '会员可为系列评一至五星。', link: '登录后评分' },
} satisfies Domain<'ratings'>;
