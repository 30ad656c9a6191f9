import type { Group } from '../entry.ts';

export const COMMENT_ENTRIES: Group = {
  title: 'Comments',
  entries: [
    {
      name: 'comment-count',
      summary: 'The number of public comments as words.',
      examples: [
        {
          template: '{a|comment-count}, {b|comment-count}',
          data: { a: {}, b: { publicCommentCount: 2 } },
          output: 'No Comments, 2 Comments',
        },
      ],
    },
    {
      name: 'comment-link',
      summary: 'A link to the comments of an item, with their number.',
      examples: [
        {
          template: '{@|comment-link}',
          data: { id: 'p1', fullUrl: '/blog/walk', publicCommentCount: 1 },
          output:
            '\n  <a href="/blog/walk#comments-p1" class="sqs-comment-link" data-id="p1">\n  1\n  Comment\n  </a>\n',
        },
      ],
    },
    {
      name: 'comments',
      summary: 'The place where a script shows the comments of an item.',
      examples: [
        {
          template: '{@|comments}',
          data: { id: 'p1', publicCommentCount: 1, commentState: 1 },
          output: '\n  <div class="squarespace-comments" id="comments-p1"></div>\n',
        },
      ],
    },
  ],
};
