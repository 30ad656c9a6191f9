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
    ...{ id: 'pricing-three', category: 'pricing', name: ['Pricing plans', 'Drei Angebote'] },
    ...{ theme: 'light', height: 'content', width: 'inset' },
    blocks: (kit) => {
      const { t, head, p, link } = kit;
      const ask = t('Ask for it', 'Anfragen');
      return [
        text(
          at(1, 1, 8, 5),
          head('Prices', 'Preise'),
          p(
            'Say what is in the price, and how one changes or ends it.',
            'Sag, was im Preis drin ist und wie man wechselt oder aufhört.',
          ),
        ),
        text(
          at(1, 7, 4, 10),
          plan(kit, ['Small', 'Klein'], '€ 00', [
            t('Whom it is for', 'Für wen es ist'),
            t('What one gets', 'Was man bekommt'),
            t('How often', 'Wie oft'),
          ]),
        ),
        button(at(1, 17, 4, 2), ask, link('contact'), 'secondary'),
        text(
          at(5, 7, 4, 10),
          plan(kit, ['Middle', 'Mittel'], '€ 00', [
            t('Whom it is for', 'Für wen es ist'),
            t('What is more in it', 'Was mehr drin ist'),
            t('How often', 'Wie oft'),
          ]),
        ),
        button(at(5, 17, 4, 2), ask, link('contact')),
        text(
          at(9, 7, 4, 10),
          plan(kit, ['Large', 'Groß'], '€ 00', [
            t('Whom it is for', 'Für wen es ist'),
            t('What only this one has', 'Was nur hier drin ist'),
            t('How often', 'Wie oft'),
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
          'Say whether prices include tax, and what to do about things that are not on the list.',
          'Sag, ob die Preise mit Steuer sind und was mit dem ist, was nicht auf der Liste steht.',
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
                      title: t('A first thing', 'Das Erste'),
                      description: t('What it is, and how long it takes', 'Was es ist und wie lange es dauert'),
                      price: '€ 00',
                    },
                    {
                      title: t('A second thing', 'Das Zweite'),
                      description: t('What belongs to it', 'Was dazugehört'),
                      price: '€ 00',
                    },
                    {
                      title: t('A third thing', 'Das Dritte'),
                      description: t('Whom it is for', 'Für wen es ist'),
                      price: '€ 00',
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
                      title: t('A first dish', 'Ein erstes Gericht'),
                      description: t('What is in it, and what comes with it', 'Was drin ist und was es dazu gibt'),
                      price: '€ 00',
                    },
                    {
                      title: t('A second dish', 'Ein zweites Gericht'),
                      description: t('What is in it', 'Was drin ist'),
                      price: '€ 00',
                    },
                  ],
                },
                {
                  ...{ title: t('Sweet', 'Süß'), description: '' },
                  items: [
                    {
                      title: t('A cake', 'Ein Kuchen'),
                      description: t('What comes with it', 'Was es dazu gibt'),
                      price: '€ 00',
                    },
                    { title: t('A drink', 'Ein Getränk'), description: '', price: '€ 00' },
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
