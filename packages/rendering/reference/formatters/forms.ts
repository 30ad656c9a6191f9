import type { Group } from '../entry.ts';

export const FORM_ENTRIES: Group = {
  title: 'Forms',
  entries: [
    {
      name: 'summary-form-field',
      summary: 'One question of a form with its answer, escaped; `N/A` for an empty one.',
      notes: [
        'Answers of the types `address`, `date`, `likert`, `name`, `phone` and `time` are put together from their parts; others are printed.',
      ],
      examples: [
        {
          template: '{field|summary-form-field}',
          data: { field: { type: 'name', rawTitle: 'Your name', values: { First: 'Mia', Last: 'Roe' } } },
          output:
            '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">Your name:</span> Mia Roe\n</div>',
        },
        {
          template: '{field|summary-form-field}',
          data: { field: { type: 'text', rawTitle: 'Note' } },
          output:
            '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">Note:</span> N/A\n</div>',
        },
      ],
    },
  ],
};
