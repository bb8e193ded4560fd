import type { Domain } from '../../domain.js';

export default {
  title: '数据',
  tabs: { label: '数据看板', home: '总览', trends: '趋势', brands: '品牌', seasons: '季节' },
  lead: '实时统计 Toile 读者正在关注什么。',
  metaDescription: '实时统计最受关注的秀场造型。',
  mostViewed: {
    title: '最受关注的造型',
    window: '{from} – {to}',
    chart: '每个造型的独立访客数',
    table: '以表格显示',
    caption: '最受关注的造型（按独立访客数）',
    look: '造型',
    city: '城市',
    season: '季节',
    visitors: '访客',
    rank: '名次',
  },
  freshness: '数据截至 {seconds} 秒前',
  frozen: '数据暂时无法更新，正在重试。',
  suppressed: '访客少于 10 位',
  lowBase: '样本较小',
  partial: '本季仍在发布',
  new: '新上榜',
  empty: '暂无数据',
  emptyText: '一旦有可统计的内容，数据便会显示在这里。',
  how: {
    title: '如何统计？',
    mostViewed:
      '最近 30 天内，每位打开过某一造型的访客计一次；访客数相同时按打开次数排序。30 分钟内重复打开同一造型不计为新的浏览。',
    cleaning: '机器人、本站员工以及标记为“请勿追踪”的访问一律不计。依据少于 10 位访客的数字不予显示。',
    definition: '定义 {definition}，第 {version} 版',
  },
} satisfies Domain<'dashboard'>;
