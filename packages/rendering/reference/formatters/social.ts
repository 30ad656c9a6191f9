import type { Group } from '../entry.ts';

export const SOCIAL_ENTRIES: Group = {
  title: 'Social',
  entries: [
    {
      name: 'activate-twitter-links',
      summary: 'Links addresses, `#` words and `@` names of a short message.',
      examples: [
        {
          template: '{text|activate-twitter-links}',
          data: { text: 'New #prints by @mia' },
          output:
            'New <a target="new" href="https://twitter.com/hashtag/prints?src=hash">#prints</a> by <a target="new" href="https://twitter.com/mia/">@mia</a>',
        },
      ],
    },
    {
      name: 'google-calendar-url',
      summary: 'An address that puts an event into a public calendar, its dates in UTC.',
      examples: [
        {
          template: '{@|google-calendar-url}',
          data: {
            title: 'Open day',
            startDate: 1700000000000,
            endDate: 1700007200000,
            location: { addressLine1: '1 Main St' },
          },
          output:
            'http://www.google.com/calendar/event?action=TEMPLATE&text=Open%20day&dates=20231114T221320Z/20231115T001320Z&location=1%20Main%20St',
        },
      ],
    },
    {
      name: 'like-button',
      summary: 'A like button, where the site has likes switched on (`websiteSettings.simpleLikingEnabled`).',
      examples: [
        {
          template: '{item|like-button}',
          data: { item: { id: 'p1', likeCount: 4 }, websiteSettings: { simpleLikingEnabled: true } },
          output:
            '\n  <span class="sqs-simple-like" data-item-id="p1" data-like-count="4">\n    <span class="like-icon"></span>\n    <span class="like-count"></span>\n  </span>\n',
        },
      ],
    },
    {
      name: 'social-button',
      summary: 'The place of share buttons, where the site has any (`website.shareButtonOptions`).',
      examples: [
        {
          template: '{item|social-button}',
          data: {
            item: { fullUrl: '/blog/walk', title: 'A walk', recordType: 1 },
            website: { shareButtonOptions: { '1': true } },
          },
          output:
            '<div class="squarespace-social-buttons button-style" data-system-data-id="" data-asset-url="" data-record-type="1" data-full-url="/blog/walk" data-title="A walk"></div>',
        },
      ],
    },
    {
      name: 'social-button-inline',
      summary: 'As `social-button`, for use within a line of text.',
      examples: [
        {
          template: '{item|social-button-inline}',
          data: {
            item: { fullUrl: '/blog/walk', title: 'A walk', recordType: 1 },
            website: { shareButtonOptions: { '1': true } },
          },
          output:
            '<span class="squarespace-social-buttons inline-style" data-system-data-id="" data-asset-url="" data-record-type="1" data-full-url="/blog/walk" data-title="A walk"></span>',
        },
      ],
    },
    {
      name: 'twitter-follow-button',
      summary: "A follow button for the value's `userName`, else for the last part of its `profileUrl`.",
      examples: [
        {
          template: '{account|twitter-follow-button}',
          data: { account: { userName: 'mia' } },
          output:
            '<script>Y.use(\'squarespace-follow-buttons\', function(Y) { Y.on(\'domready\', function() { Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script><div class="squarespace-follow-button" data-username="mia"></div>',
        },
      ],
    },
  ],
};
