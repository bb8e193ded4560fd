import type { Domain } from '../../domain.js';

export default {
  hello: '{name}，您好：',
  helloAnybody: '您好：',
  bye: 'Toile 团队',
  letter: {
    subject: '订阅我们的来信',
    text: '有人（希望是您本人）想用此邮箱地址接收我们的来信。请点击此链接确认，链接 48 小时内有效。如果不是您本人的操作，请忽略此邮件。',
    button: '接收来信',
  },
  letterConfirmed: {
    subject: '您已订阅来信',
    text: '您的订阅已确认。您可以随时通过此链接取消订阅。',
    button: '取消订阅',
  },
  verify: {
    subject: '请确认您的邮箱地址',
    text: '欢迎来到 Toile。请点击此链接确认该地址属于您，链接 48 小时内有效。',
    button: '确认地址',
  },
  changeEmail: {
    subject: '请确认您的新邮箱地址',
    text: '您希望将此地址用于您的账户。请点击此链接确认，链接 48 小时内有效。如非您本人操作，请忽略。',
    button: '确认新地址',
  },
  emailChanged: {
    subject: '您的账户将使用新地址',
    text: '有人登录您的账户并申请更改邮箱地址。如非您本人操作，请立即设置新密码。',
    button: '打开 Toile',
  },
  reset: {
    subject: '设置新密码',
    text: '您可以通过此链接设置新密码。链接仅可使用一次，一小时内有效。如非您本人操作，请忽略。',
    button: '设置密码',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    text: '您账户的密码已更改，其他设备均已退出登录，API 令牌已失效。如非您本人操作，请立即设置新密码。',
    button: '设置密码',
  },
  linkSignIn: {
    subject: '使用 {provider} 登录',
    text: '有人希望用 {provider} 和此地址登录 Toile。如果是您本人，请点击此链接确认，链接 48 小时内有效，届时需输入密码；否则请忽略，并且不要将此链接告诉任何人。',
    button: '确认',
  },
  erased: {
    subject: '您的账户已删除',
    text: '您的账户以及一切能识别您身份的内容均已删除。这是我们给您的最后一封邮件。',
    button: '打开 Toile',
  },
} satisfies Domain<'mails'>;
