import type { Domain } from '../../domain.js';

export default {
  label: '高级会员',
  contexts: {
    models: {
      title: '本季的每一张面孔',
      text: '新面孔人人可看。其他所有模特及其走过的每场秀，订阅后即可浏览。',
    },
    looks: { title: '完整档案，逐个造型', text: '您已看完前两页。其余档案在订阅后开放。' },
    streetstyle: { title: '每个时装周的每条街', text: '您已看完前两页。其余街拍图片在订阅后开放。' },
    reports: { title: '秀场背后的报告', text: '高级报告仅向订阅会员开放。' },
    dashboard: {
      title: '本季的数据',
      text: '数据看板向所有人展示已结束的季节。正在发生的数据，订阅看板后即可查看。',
    },
  },
  segments: {
    free: '您的账户还没有订阅。',
    canceled: '您的订阅已结束，可以从中断处继续。',
    payment: '最近一次付款未成功。完成付款后，一切将重新开放。',
    other: '您的订阅不包含此内容。',
    visitor: '已是会员？登录后继续阅读。',
    device: '您的订阅正在另一台设备上使用。您可以改在此设备上继续。',
  },
  action: '查看方案',
  back: '续订方案',
  settle: '完成付款',
  signIn: '登录',
  device: {
    title: '您的订阅正在另一台设备上使用',
    text: '单席位订阅一次只能在一台设备上使用。您可以在此继续；另一台设备随后会看到同样的提示。',
    continue: '在此设备上继续',
    continuing: '请稍候…',
    subscribe: '订阅我自己的方案',
    why: '为什么会看到此提示？',
    whyTitle: '每个席位一台设备',
    why1: '单人订阅供一个人使用。它可以先后在您的不同设备上使用。',
    why2: '浏览器更新不受影响：曾被接受的设备会被识别。',
    why3: '多人阅读？多席位订阅没有此限制。',
    backTo: '返回',
    failed: '操作未成功，请稍后再试。',
  },
} satisfies Domain<'paywall'>;
