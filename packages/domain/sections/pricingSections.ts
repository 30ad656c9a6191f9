import { at, button, text } from './parts.ts';
import type { SectionKit, SectionTemplate } from './template.ts';

function plan(
  { t, sub }: SectionKit,
  name: readonly [string, string],
  price: string,
  points: readonly string[],
): string {
  return `${sub(...name)}<p><strong>${price}</strong> ${t('a month', 'im Monat')}</p><ul>${points.map((each) => `<li>${each}</li>`).join('')}</ul>`;
}

/** What it costs. */
export const PRICING_SECTIONS: readonly SectionTemplate[] = [
  {
    ...{ id: 'pricing-three', category: 'pricing', name: ['Three plans', 'Drei Angebote'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: (kit) => {
      const { t, head, p, link } = kit;
      const ask = t('Ask for it', 'Anfragen');
      return [
        text(
          at(1, 1, 8, 5),
          head('Prices', 'Preise'),
          p(
            'Everything is in the price. You can change or end it every month.',
            'Im Preis ist alles drin. Du kannst jeden Monat wechseln oder aufhören.',
          ),
        ),
        text(
          at(1, 7, 4, 10),
          plan(kit, ['Small', 'Klein'], '€ 29', [
            t('For one person', 'Für eine Person'),
            t('One meeting a month', 'Ein Treffen im Monat'),
            t('Answers by mail', 'Antworten per Mail'),
          ]),
        ),
        button(at(1, 17, 4, 2), ask, link('contact'), 'secondary'),
        text(
          at(5, 7, 4, 10),
          plan(kit, ['Middle', 'Mittel'], '€ 59', [
            t('For up to five', 'Für bis zu fünf'),
            t('A meeting every week', 'Jede Woche ein Treffen'),
            t('Answers on the same day', 'Antworten am selben Tag'),
          ]),
        ),
        button(at(5, 17, 4, 2), ask, link('contact')),
        text(
          at(9, 7, 4, 10),
          plan(kit, ['Large', 'Groß'], '€ 119', [
            t('For a whole house', 'Fürs ganze Haus'),
            t('We come to you', 'Wir kommen vorbei'),
            t('A number to call', 'Eine Nummer zum Anrufen'),
          ]),
        ),
        button(at(9, 17, 4, 2), ask, link('contact'), 'secondary'),
      ];
    },
  },
  {
    ...{ id: 'pricing-list', category: 'pricing', name: ['Price list', 'Preisliste'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head, p }) => [
      text(
        at(1, 1, 4, 8),
        head('What it costs', 'Was es kostet'),
        p(
          'Prices include tax. For anything that is not on the list, just ask.',
          'Preise mit Steuer. Was nicht auf der Liste steht: einfach fragen.',
        ),
      ),
      {
        type: 'menu',
        value: {
          menuStyle: 'simple',
          menus: [
            {
              ...{ title: '', description: '' },
              sections: [
                {
                  ...{ title: t('Our work', 'Unsere Arbeit'), description: '' },
                  items: [
                    {
                      title: t('A first talk', 'Ein erstes Gespräch'),
                      description: t('Half an hour, here or on the phone', 'Eine halbe Stunde, hier oder am Telefon'),
                      price: t('free', 'kostenlos'),
                    },
                    {
                      title: t('A day', 'Ein Tag'),
                      description: t('With everything you need for it', 'Mit allem, was dazugehört'),
                      price: '€ 480',
                    },
                    {
                      title: t('A week', 'Eine Woche'),
                      description: t('For larger things', 'Für Größeres'),
                      price: '€ 2.100',
                    },
                  ],
                },
              ],
            },
          ],
        },
        place: at(6, 1, 7, 14),
      },
    ],
  },
  {
    ...{ id: 'menu-dishes', category: 'pricing', name: ['Food and drink', 'Speisen und Getränke'] },
    ...{ theme: 'white', height: 'content', width: 'inset' },
    blocks: ({ t, head }) => [
      text(at(1, 1, 8, 3), head('On the table', 'Auf dem Tisch')),
      {
        type: 'menu',
        value: {
          menus: [
            {
              ...{ title: t('All day', 'Den ganzen Tag'), description: '' },
              sections: [
                {
                  ...{ title: t('Warm', 'Warm'), description: '' },
                  items: [
                    {
                      title: t('Soup of the day', 'Tagessuppe'),
                      description: t('With bread from next door', 'Mit Brot von nebenan'),
                      price: '€ 8',
                    },
                    {
                      title: t('Dumplings', 'Knödel'),
                      description: t('Spinach, brown butter, cheese', 'Spinat, braune Butter, Käse'),
                      price: '€ 13',
                    },
                  ],
                },
                {
                  ...{ title: t('Sweet', 'Süß'), description: '' },
                  items: [
                    {
                      title: t('Apple cake', 'Apfelkuchen'),
                      description: t('With cream, if you like', 'Auf Wunsch mit Sahne'),
                      price: '€ 4.50',
                    },
                    { title: t('Coffee', 'Kaffee'), description: '', price: '€ 3.20' },
                  ],
                },
              ],
            },
          ],
        },
        place: at(1, 5, 12, 14),
      },
    ],
  },
];
