/** What stands in the place of locked content, and the question about the second device. */
export default {
  label: 'Premium membership',
  contexts: {
    models: {
      title: 'Every face of the season',
      text: 'New faces are for everyone. All the other models, with every show they walked, open with a plan.',
    },
    looks: {
      title: 'The whole archive, look by look',
      text: 'You have seen the first two pages. The rest of the archive opens with a plan.',
    },
    streetstyle: {
      title: 'All the streets of all the weeks',
      text: 'You have seen the first two pages. Every other street-style picture opens with a plan.',
    },
    reports: { title: 'The reports behind the runway', text: 'Premium reports are for members with a plan.' },
    dashboard: {
      title: 'The figures of this season',
      text: 'The dashboard shows closed seasons to everyone. What happens now opens with a dashboard subscription.',
    },
  },
  segments: {
    free: 'Your account has no plan yet.',
    canceled: 'Your plan has ended. It can go on where it stopped.',
    payment: 'The last payment did not go through. Settle it, and everything opens again.',
    other: 'Your plan does not include this.',
    visitor: 'Already a member? Sign in and go on reading.',
    device: 'Your plan is in use on another device. You can continue on this one.',
  },
  action: 'See the plans',
  back: 'Renew the plan',
  settle: 'Settle the payment',
  signIn: 'Sign in',
  device: {
    title: 'Your plan is in use on another device',
    text: 'A plan for one seat works on one device at a time. You can go on here; the other device will then be asked the same.',
    continue: 'Continue on this device',
    continuing: 'One moment…',
    subscribe: 'Get a plan of my own',
    why: 'Why do I see this?',
    whyTitle: 'One device a seat',
    why1: 'A plan for one person is meant for one person. It follows you from device to device, one after another.',
    why2: 'Updates of your browser do not count: a device that was accepted once is recognised.',
    why3: 'Do several of you read? A plan with several seats has no such limit.',
    backTo: 'Back',
    failed: 'That did not work. Please try again in a moment.',
  },
} as const;
