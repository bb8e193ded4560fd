import type { Domain } from '../../domain.js';

export default {
  notFound: {
    title: '此页面已离开秀场',
    text: '地址可能已更改，或该造型已被撤下。',
    home: '返回首页',
    looks: '浏览造型',
  },
  failed: {
    title: '出了一点差错',
    text: '错误已记录，请稍后再试。',
    again: '重试',
  },
} satisfies Domain<'errors'>;
