import type { Domain } from '../../domain.js';

export default {
  messages: {
    subscribe: '请先登录或创建账户，然后选择您的方案。',
  },
  done: {
    register: '账户已创建，请查收我们的邮件。',
    verify: '邮箱地址已确认，请登录。',
    changeEmail: '新邮箱地址已确认。',
    reset: '密码已更改，所有设备已退出登录，API 令牌已失效。请登录。',
    profile: '已保存。',
    password: '密码已更改，其他设备已退出登录，API 令牌已失效。',
    email: '我们已向新地址发送邮件，请在其中确认后生效。',
    verification: '邮件已发送。',
    session: '该设备已退出登录。',
    erased: '您的账户已删除，再见。',
    linkSignIn: '两个账户已关联，现在可以登录。',
  },
  errors: {
    unauthenticated: '邮箱地址或密码不正确。',
    throttled: '尝试次数过多，请一刻钟后再试。',
    forbidden: '页面已过期或密码不正确，请重试。',
    conflict: '该地址已有账户。',
    expired: '此链接已失效，请重新申请。',
    invalid: '表单中有内容不符合要求，请检查。',
    unavailable: '此处未启用该登录方式。',
    unverified: '该账户没有已确认的邮箱地址，无法使用。',
    refused: '您未在对方网站登录。',
    mailed: '我们已发送邮件，请在其中确认关联两个账户。',
    password: '这不是您账户的密码。',
    other: '操作未成功，请重试。',
  },
  sections: {
    profile: '个人资料与语言',
    email: '邮箱地址',
    password: '密码',
    devices: '已登录的设备',
    consent: '通讯与统计',
    data: '您的数据',
    delete: '删除账户',
  },
  verify: {
    text: '您的邮箱地址尚未确认，请使用我们邮件中的链接。',
    submit: '重新发送',
  },
  email: {
    now: '您的地址是 {email}。',
    new: '新邮箱地址',
    submit: '更改地址',
  },
  password: {
    text: '其他设备将全部退出登录，API 令牌也将失效。',
    current: '当前密码',
    new: '新密码',
    submit: '更改密码',
    own: '您的密码',
  },
  devices: {
    name: '{system} 上的 {browser}',
    unknown: '未知设备',
    this: '本设备',
    seen: '最近使用：{date}',
    end: '退出登录',
  },
  consent: {
    text: '是否统计您的访问由每台设备决定。',
    choices: '隐私选项',
  },
  data: {
    text: '我们保存的有关您的全部内容，一个文件。',
    download: '下载我的数据',
  },
  delete: {
    text: '您的姓名、地址、灵感板和评分文字将被永久销毁，无法撤销。',
    submit: '删除我的账户',
  },
  links: {
    verify: {
      title: '确认您的邮箱地址',
      lead: '有人用此地址在 Toile 创建了账户。如果是您本人，请在此确认。',
      submit: '确认地址',
    },
    changeEmail: {
      title: '确认您的新邮箱地址',
      lead: '此后您将用此地址登录，我们的邮件也会寄到这里。',
      submit: '确认新地址',
    },
    linkSignIn: {
      title: '使用 {provider} 登录',
      lead: '凡登录该 {provider} 账户的人，都将在此登录您的账户。仅当您本人刚刚提出申请时才继续。',
      submit: '关联账户',
      signIn: '请先登录收到此邮件的账户，之后会返回本页。',
      browser: '请在您登录 {provider} 的浏览器中打开此链接：可从邮件中复制。',
    },
    expired: {
      title: '此链接已失效',
      lead: '它已被使用，或已过期。没有任何更改。',
      again: '前往您的账户',
    },
    unasked: '如非您本人操作，请关闭此页：没有任何更改，也不会有更改。',
  },
  leave: {
    title: '退出登录？',
    lead: '您是从其他网站来到这里的，因此我们先征求您的同意。',
    submit: '退出登录',
    everywhere: {
      title: '在所有设备上退出？',
      lead: '您是从其他网站来到这里的，因此我们先征求您的同意。所有设备将退出登录，API 令牌也将失效。',
      submit: '在所有设备上退出',
    },
    stay: '保持登录',
  },
} satisfies Domain<'member'>;
