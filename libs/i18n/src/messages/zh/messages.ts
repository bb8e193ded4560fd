import type { Domain } from '../../domain.js';

export default {
  tagline: '逐一细看每个秀场造型，以及造型背后的数据',
  description: 'Toile 逐一呈现秀场造型——设计师、季节、色彩与面料——并告诉您哪些造型最受瞩目。',
  skip: '跳到正文',
  nav: {
    label: '主导航',
    home: 'Toile 首页',
    search: '搜索',
    menu: '菜单',
    close: '关闭菜单',
    looks: '造型',
    collections: '系列',
    designers: '设计师',
    data: '数据',
  },
  language: { label: '语言' },
  theme: { label: '浅色或深色' },
  footer: {
    note: '在制衣工艺中，toile（坯样）是正式裁制之前缝出的试样。',
    explore: '浏览',
    data: '数据',
    mostViewed: '最受关注的造型',
    privacy: '隐私选项',
    demo: '本演示中的品牌、模特与图片均为虚构。',
  },
  pagination: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {page} 页',
    position: '第 {page} 页，共 {pages} 页',
  },
  breadcrumb: '当前位置',
} satisfies Domain<'messages'>;
