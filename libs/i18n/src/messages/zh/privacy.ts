import type { Domain } from '../../domain.js';

export default {
  title: '是否允许我们统计您的访问？',
  text: 'Toile 会统计哪些造型被打开。若您同意，我们会使用由设备信息生成的代码和本次访问的标识，以便只将您计为一位访客。若您拒绝，您的浏览仍会计入总数，但我们不会知道来自何人。数据绝不出售，也绝不共享。',
  accept: '同意',
  refuse: '拒绝',
} satisfies Domain<'privacy'>;
