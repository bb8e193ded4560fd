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
  refused: {
    throttled: '操作过于频繁，请一小时后再试。',
    expired: '此链接已失效，请重新申请。',
    conflict: '此投票已结束。',
    invalid: '有内容缺失或不正确，请检查后重新提交。',
    forbidden: '页面已过期，请重新提交。',
  },
  poll: {
    title: '请您作答',
    submit: '投票',
    done: '感谢您的投票。',
    count: '{count, plural, =0 {暂无投票} other {# 票}}',
    change: '更改我的投票',
    result: '{votes, plural, other {# 票}}，{percent} %',
    mine: '您的选择',
  },
  visibility: {
    title: '品牌曝光',
    lead: '让您的系列出现在观看、挑选与采购者面前，并附上他们所看内容的数据。',
    point1: {
      title: '每一套造型，依次呈现',
      text: '完整还原您的秀场，可按单品、面料与颜色以五种语言检索。',
    },
    point2: {
      title: '被对的人看见',
      text: '买手、编辑与造型师在当季每天回访；您能看到他们收藏了什么。',
    },
    point3: {
      title: '专属数据',
      text: '您品牌的浏览、灵感板与搜索数据与当季整体并列，实时统计。',
    },
    contactLead: '请介绍您的品牌；我们会在两个工作日内回复。',
  },
  letter: {
    title: '来信',
    email: '电子邮箱',
    global: '我们的来信，每月一封',
    confirmed: '谢谢：来信将寄到您的邮箱。',
    ended: '您的订阅已结束。',
    text: '每月一封：一个品牌、一条线索、一份指南。',
    submit: '订阅',
    consent: '可以向此地址给我写信。',
    done: '请点击我们刚刚发送的链接进行确认。',
  },
} satisfies Domain<'offers'>;
