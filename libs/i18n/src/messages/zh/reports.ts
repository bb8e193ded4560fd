import type { Domain } from '../../domain.js';

export default {
  title: '报告',
  lead: '逐个造型统计一季，编排成页。',
  all: '全部',
  kinds: '报告类型',
  year: '最近十二个月发布',
  empty: '这里还没有报告。',
  open: '打开报告',
  types: { flash: '快讯', premium: '尊享', general: '季度' },
  leads: {
    flash: '一个时装周的精要，在最后一场秀后数日发布。',
    premium: '逐件单品、逐种颜色解读一个时装周，供订阅会员阅读。',
    general: '四城整季概览，以及读者的反应。',
  },
  pages: '{count, plural, other {# 页}}',
  download: '下载 PDF',
  file: 'PDF，{count, plural, other {# 页}}',
  locked: {
    mark: '订阅专享',
    text: '订阅套餐包含尊享报告。',
    plans: '查看套餐',
    signIn: '登录',
  },
  facts: { published: '发布日期', season: '季节', city: '城市', language: '语言' },
  english: '英语',
  contents: '本报告内容',
  others: '继续阅读',
  figures: {
    title: '本季数据',
    looks: '造型',
    collections: '系列',
    brands: '品牌',
    models: '模特',
    change: '较上年同期 {percent} %',
    note: '变化均与上年同季相比。',
  },
} satisfies Domain<'reports'>;
