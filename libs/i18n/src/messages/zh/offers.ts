import type { Domain } from '../../domain.js';

export default {
  plans: {
    title: '高级会员',
    lead: '一份订阅，打开每一场秀的每一个大图造型，以及背后的报告。',
    choose: '选择{plan}',
    sign: '先创建账户',
    'all-included': {
      name: '全包方案',
      for: '适合工作室与编辑部',
      text: '全部造型、模特、街拍与报告，可单设备使用，也可供整个团队使用。',
    },
    'student-special': {
      name: '学生特惠',
      for: '适合学习者',
      text: '以学生负担得起的价格，浏览完整的造型与模特档案。',
    },
    'trend-master': {
      name: '趋势大师',
      for: '适合需要先人一步的人',
      text: '造型、模特，以及第一时间发布的快讯与高级趋势报告。',
    },
    reports: '最新报告',
    pages: '{count, plural, other {# 页}}',
    download: '下载',
    locked: '会员专享',
    clients: '他们使用 Toile',
  },
  data: {
    title: '数据面板',
    lead: '秀场展示了什么，人们在看什么：按品牌、趋势与季节实时统计。',
    open: '打开数据面板',
    point1: {
      title: '浏览最多的造型',
      text: '去除机器人与重复访问的独立访客数，精确到几秒之前。',
    },
    point2: {
      title: '秀场占比',
      text: '一个元素在一季中所占的比重，以及一年来的变化。',
    },
    point3: {
      title: '灵感板与搜索',
      text: '专业人士收藏了什么，搜索了什么。',
    },
    contact: '联系我们',
    contactLead: '告诉我们您想了解什么，我们会在两个工作日内回复。',
    send: '发送',
    sent: '谢谢，我们会尽快回复。',
  },
  focus: {
    trend: '趋势',
    brand: '品牌',
    season: '季节',
    looks: '造型',
    tags: '出现最多的标签',
    brands: '品牌',
    seasons: '按季节',
    latest: '背后的造型',
    choose: '请从概览中选择',
    empty: '暂无数据',
    failed: '发生错误。请重试；如果问题持续，请联系 {email}。',
  },
  parts: {
    title: '面板组件',
    lead: '面板中的每一个数据及其定义，可单独查看。',
  },
  letter: {
    title: '来信',
    text: '每月一封：一个品牌、一条线索、一份指南。',
    submit: '订阅',
    consent: '可以向此地址给我写信。',
    done: '请点击我们刚刚发送的链接进行确认。',
  },
} satisfies Domain<'offers'>;
